import { expect, it } from 'vitest';
import { differenceCents, reconciliation } from '@/domain/ledger';
import { periodsCsv, reconciliationCsv, salesCsv } from '@/domain/reportsCsv';
import { ledgerOf } from '../../support/ledger';

const entries = ledgerOf([
  { day: '2025-03-01', paid: 84, transactionId: 'T1' },
  { day: '2025-03-02', paid: 90, transactionId: 'T2' },
  { day: '2025-03-03', paid: 84, transactionId: 'T1' },
  { day: '2025-03-04', paid: 90, transactionId: 'T2' },
  { day: '2025-03-05', paid: 70.1, total: 80.3 },
  { day: '2025-03-06', paid: 0, total: 80 },
]);
const groups = reconciliation(entries);

it('The bookings of a transaction stand together', () =>
  expect(groups.find(({ flag }) => flag === 'same-transaction')?.entries.map((e) => e.booking.transactionId)).toEqual([
    'T1',
    'T1',
    'T2',
    'T2',
  ]));

it('A difference is what was paid minus the total; with an unknown amount it is unknown', () =>
  expect(groups.find(({ flag }) => flag === 'amount-differs')?.entries.map((entry) => differenceCents(entry))).toEqual([
    null,
    -10_20,
  ]));

it('Each flagged booking is a row of the CSV file with what to do', () => {
  const texts = { 'amount-differs': 'differs', 'same-transaction': 'same', 'missing-id': 'missing' };
  const rows = reconciliationCsv(groups, texts, { ...texts, 'amount-differs': '=Ask, then refund' }).split('\r\n');
  expect(rows[1]).toMatch(/^differs,order 5,.*,,,80,,,"'=Ask, then refund"$/);
  expect(rows[2]).toMatch(/^differs,order 4,.*,80.3,70.1,-10.2,"'=Ask, then refund"$/);
  expect(rows).toHaveLength(8);
});

it('Names of products are no formulas in the sales’ CSV file', () =>
  expect(
    salesCsv([{ name: '=1+1', pieces: 2, cents: 10_50, discountCents: 1_05, unknownPieces: 0 }]).split('\r\n')[1],
  ).toBe("'=1+1,2,10.5,1.05,0"));

it('A period without one before leaves its difference empty', () =>
  expect(
    periodsCsv([
      { period: '2025-03', cents: 10_00, bookings: 1, soFar: false, beforeCents: 12_50 },
      { period: '2025-02', cents: 12_50, bookings: 2, soFar: false, beforeCents: null },
    ])
      .split('\r\n')
      .slice(1, 3),
  ).toEqual(['2025-03,1,10,12.5,-2.5', '2025-02,2,12.5,,']));
