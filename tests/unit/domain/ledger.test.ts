import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buyNowGroupSchema, orderGroupSchema } from '@/contract/order';
import { type AdminBooking, bookingFilter, groupBookings, newestFirst, oldestFirst } from '@/domain/bookings';
import {
  differenceCents,
  everyPeriod,
  type LedgerEntry,
  type LedgerFlag,
  ledgerFilter,
  ledgerReader,
  ledgerTotal,
  otherCurrencies,
  reconciliation,
  refundedTotal,
  totalsBy,
} from '@/domain/ledger';
import { withUniqueKeys } from '@/domain/uniqueKeys';
import { bookingColumns } from '@/features/admin/bookings/bookingList';
import { csvOf } from '@/features/admin/list/columns';
import { ledgerColumns } from '@/features/admin/payments/ledgerList';
import { periodColumns, salesColumns } from '@/features/admin/payments/MoneyReport';
import { reconciliationCsv } from '@/features/admin/payments/ReconciliationReport';
import { filterRows } from '@/lib/text';
import { address } from '../../support/fixtures';
import { ledgerOf } from '../../support/ledger';

const customer = (
  id: string,
  day: string,
  transactionId: string,
  paid: number,
  total = paid,
  OrderStatus = 'Confirmed',
) =>
  groupBookings(
    'customer',
    v.parse(orderGroupSchema, {
      _id: id,
      bookings: [
        {
          OrderStatus,
          OrderSummary: { Total: total },
          shippingAddress: address,
          payment_info: { transactionId, amountPaid: paid, paymentType: 'PayPal' },
          products: [{ productId: null, quantity: 2, price: 10.05 }],
          shipping_info: { shipping_date: `${day}T12:00:00`, shipping_Cost: 50 },
        },
      ],
    }),
  );

const guest = (transactionId: string, amount: number, currency = 'CAD') =>
  groupBookings(
    'guest',
    v.parse(buyNowGroupSchema, {
      _id: '67e160000000000000000001',
      bookings: [
        {
          email: 'noor@example.com',
          OrderStatus: 'Packed',
          OrderSummary: { Total: amount },
          payment: { transactionId, amount, currency },
          products: [{ name: 'Shilajit', quantity: 1, price: amount }],
        },
      ],
    }),
  );

const makeLedger = (all: readonly AdminBooking[]) => oldestFirst(all).map(ledgerReader(all)).toReversed();

const bookings = () => [
  ...customer('a', '2025-03-01', 'T1', 100),
  ...customer('b', '2025-03-02', 'T1', 100),
  ...customer('c', '2025-03-02', '', 70, 80, 'Delivered'),
  ...customer('d', '2025-04-01', 'T2', 60.1),
];

const ledger = () => makeLedger(bookings());

const idsOf = (entries: readonly LedgerEntry[]) => entries.map(({ booking }) => booking.orderId).join('');
const flagsOf = (...all: AdminBooking[]) => makeLedger(all).map(({ flags }) => flags.join(' '));
/** The rows of a CSV file below its headings. */
const rowsOf = (csv: string) => csv.trimEnd().split('\r\n').slice(1);

it('The ledger lists the newest entry first and flags irregularities', () => {
  expect(idsOf(ledger())).toBe('dcba');
  expect(flagsOf(...bookings())).toEqual(['', 'amount-differs', 'same-transaction', 'same-transaction']);
  expect(ledger()[0]?.key).toMatch(/^customer .*d/);
});

it('Two bookings of one transaction are flagged even where what was paid is unknown', () =>
  expect(flagsOf(...customer('a', '2025-03-01', 'T1', 0), ...customer('b', '2025-03-02', 'T1', 0))).toEqual([
    'same-transaction',
    'same-transaction',
  ]));

it('Each booking without a transaction id counts by itself', () =>
  expect(
    ledgerTotal(makeLedger([...customer('a', '2025-03-01', '', 84), ...customer('b', '2025-03-02', '', 70)])),
  ).toBe(154_00));

it('Only a guest’s booking is flagged for a missing transaction id: a customer’s has none', () =>
  expect(flagsOf(...customer('a', '2025-03-01', '', 84), ...guest(' ', 84))).toEqual(['missing-id', '']));

it.each([
  ['CAD', ''],
  ['cad', ''],
  ['', ''],
  ['USD', 'amount-differs'],
])('A payment in "%s" has the flag "%s", whatever its figure', (currency, flag) =>
  expect(flagsOf(...guest('T1', 84, currency))).toEqual([flag]),
);

it('A transaction in bookings of both kinds is a duplicate', () =>
  expect(flagsOf(...customer('a', '2025-03-01', 'T9', 84), ...guest(' T9 ', 84))).toEqual([
    'same-transaction',
    'same-transaction',
  ]));

it('A total counts a transaction once, in its first booking', () => {
  expect(ledgerTotal(ledger())).toBe(230_10);
  expect(totalsBy(ledger(), 'day')).toEqual([
    { period: '2025-04-01', cents: 60_10, bookings: 1 },
    { period: '2025-03-02', cents: 70_00, bookings: 2 },
    { period: '2025-03-01', cents: 100_00, bookings: 1 },
  ]);
  expect(totalsBy(ledger(), 'month').map(({ period, cents }) => [period, cents])).toEqual([
    ['2025-04', 60_10],
    ['2025-03', 170_00],
  ]);
});

it('The chart’s days have no gaps and end with the newest booking', () => {
  const days = everyPeriod(totalsBy(ledger(), 'day'), 'day', 31, new Date('2025-04-15T12:00:00'));
  expect([days[0]?.period, days.at(-1)?.period]).toEqual(['2025-03-02', '2025-04-01']);
  expect(new Set(days.map(({ period }) => period)).size).toBe(31);
  expect(everyPeriod([], 'day', 30, new Date())).toEqual([]);
});

it('A booking dated in the future, or not at all, does not empty the chart', () => {
  const ahead = makeLedger([...bookings(), ...customer('f', '2031-01-01', 'T7', 50), ...customer('g', '?', 'T8', 50)]);
  const days = everyPeriod(totalsBy(ahead, 'day'), 'day', 31, new Date('2025-04-15T12:00:00'));
  expect(days.at(-1)).toEqual({ period: '2025-04-01', cents: 60_10, bookings: 1 });
  const today = everyPeriod(totalsBy(ledger(), 'day'), 'day', 31, new Date('2025-04-01T12:00:00'));
  expect(today.at(-1)?.period).toBe('2025-04-01');
  const alone = makeLedger([...customer('f', '2031-01-01', 'T7', 50), ...customer('g', '?', 'T8', 50)]);
  expect(everyPeriod(totalsBy(alone, 'day'), 'day', 31, new Date('2025-04-15T12:00:00')).at(-1)?.period).toBe(
    '2031-01-01',
  );
});

const all = { kind: '', flag: '', from: '', to: '' };

it.each([
  [{ flag: 'any' }, 'cba'],
  [{ flag: 'amount-differs' }, 'c'],
  [{ flag: 'same-transaction' }, 'ba'],
  [{ kind: 'guest' }, ''],
  [{ kind: 'customer' }, 'dcba'],
  [{ from: '2025-03-02' }, 'dcb'],
  [{ to: '2025-03-01' }, 'a'],
  [{ from: '2025-03-02', to: '2025-03-02' }, 'cb'],
])('The ledger’s filter %j leaves "%s"', (filter, left) =>
  expect(idsOf(ledger().filter(ledgerFilter({ ...all, ...filter })))).toBe(left),
);

it('Bookings are sorted newest first, undated ones last', () =>
  expect(
    newestFirst([...guest('T', 1), ...customer('x', 'never', 'T', 1), ...bookings()]).map(({ orderId }) => orderId),
  ).toEqual(['d', '67e160000000000000000001', 'b', 'c', 'a', 'x']));

it('Bookings with one id have unique keys', () => {
  const twins = [...customer('x', '2025-03-01', 'T', 1), ...customer('x', '2025-03-02', 'U', 2), ...bookings()];
  const keys = withUniqueKeys(twins).map(({ key }) => key);
  expect(new Set(keys).size).toBe(twins.length);
  expect(keys.slice(2)).toEqual(bookings().map(({ key }) => key));
});

const noFilter = { status: '', from: '', to: '' };

it.each([
  [{ status: 'Delivered' }, 'c'],
  [{ status: 'confirmed' }, 'abd'],
  [{ from: '2025-03-02' }, 'bcd'],
])('The bookings’ filter %j leaves "%s"', (filter, left) =>
  expect(
    bookings()
      .filter(bookingFilter({ ...noFilter, ...filter }))
      .map(({ orderId }) => orderId)
      .join(''),
  ).toBe(left),
);

it.each([
  ['ontario', ''],
  ['TORONTO t2', 'd'],
])('The search "%s" finds the bookings "%s"', (text, found) =>
  expect(
    filterRows(bookings(), text)
      .map(({ orderId }) => orderId)
      .join(''),
  ).toBe(found),
);

it('The status filter "other" finds an unknown status', () =>
  expect(guest('T', 1).filter(bookingFilter({ ...noFilter, status: 'other' }))).toHaveLength(1));

it('A booking is one row of the CSV file, with money in dollars and the phone number as text', () => {
  const [row] = rowsOf(csvOf(bookingColumns, customer('=x', '2025-03-01', 'T1', 100)));
  expect(row).toContain("'=x,");
  expect(row).toContain('Noor Gill,,2 × Product no longer available,Confirmed,50,100,100,,PayPal,T1,');
  expect(row).toContain('"Noor Gill, 12 Elm Street, The Annex, Toronto, Ontario, M5V 2T6, Canada, +14165550137"');
});

it('An unknown amount leaves its CSV cell empty; a repeated transaction counts 0', () => {
  const unknown = customer('67e160000000000000000009', '2025-03-09', '', 0);
  const cells = (csv: string, from: number, to: number) =>
    rowsOf(csv).map((row) => row.split(',').slice(from, to).join());
  const withoutShipping = unknown.map((booking) => ({ ...booking, shippingCents: 0 }));
  expect(cells(csvOf(bookingColumns, withoutShipping), 6, 9)).toEqual([',,']);
  const all = [...unknown, ...guest('T-1', 90), ...guest('T-1', 90)];
  expect(cells(csvOf(ledgerColumns, makeLedger(all)), 5, 9).toSorted()).toEqual([
    ',,CAD,',
    '90,90,CAD,0',
    '90,90,CAD,90',
  ]);
});

it('Other currencies are never added to Canadian dollars; they have totals of their own, by currency', () => {
  const mixed = makeLedger([
    ...bookings(),
    ...guest('U1', 50, 'usd'),
    ...guest('U2', 20, 'USD'),
    ...guest('E1', 9, 'EUR'),
  ]);
  expect(ledgerTotal(mixed)).toBe(230_10);
  expect(totalsBy(mixed, 'month').reduce((sum, { cents }) => sum + cents, 0)).toBe(230_10);
  const others = [
    { currency: 'EUR', cents: 9_00 },
    { currency: 'USD', cents: 70_00 },
  ];
  expect(otherCurrencies(mixed)).toEqual(others);
  expect(otherCurrencies(mixed.toReversed())).toEqual(others);
  expect(otherCurrencies(ledger())).toEqual([]);
  expect(rowsOf(csvOf(ledgerColumns, makeLedger(guest('U1', 50, 'USD'))))[0]).toContain(',50,50,USD,,');
});

it('Refunds are shown, and subtracted once', () => {
  const refunded = makeLedger([
    ...bookings(),
    ...customer('r', '2025-04-02', 'T5', 80, 80, 'Refunded'),
    ...customer('s', '2025-04-03', 'T2', -60.1, 60.1),
    ...customer('s2', '2025-04-04', 'T2', -60.1, 60.1),
  ]);
  const entry = (id: string) => refunded.find(({ booking }) => booking.orderId === id);
  expect(entry('r')).toMatchObject({ refundedCents: 80_00, countedCents: 0 });
  expect(entry('s')).toMatchObject({ refundedCents: 60_10, countedCents: -60_10, flags: [] });
  expect(entry('s2')).toMatchObject({ refundedCents: 0, countedCents: 0 });
  expect(entry('d')?.flags).toEqual([]);
  expect(ledgerTotal(refunded)).toBe(170_00);
  expect(refundedTotal(refunded)).toBe(140_10);
});

it.each([
  ['later', '2025-04-05'],
  ['earlier, by a wrong date', '2025-04-01'],
])('A refund that is a booking of its own, %s, and the status of the payment counts once', (_, day) => {
  const refunded = makeLedger([
    ...customer('r', '2025-04-02', 'T5', 80, 80, 'Refunded'),
    ...customer('back', day, 'T5', -80, 80),
  ]);
  expect(ledgerTotal(refunded)).toBe(0);
  expect(refundedTotal(refunded)).toBe(80_00);
});

it('Refunds of two transactions both count; one in another currency is not in the total', () => {
  const refunds = makeLedger([...guest('T1', -84), ...guest('T2', -20), ...guest('T3', -5, 'USD')]);
  expect(ledgerTotal(refunds)).toBe(-104_00);
  expect(refundedTotal(refunds)).toBe(104_00);
});

it('A difference to an unknown total, or in another currency, is unknown', () =>
  expect(
    makeLedger([...customer('a', '2025-03-01', 'T1', 84, 0), ...guest('T2', 84, 'USD')]).map(differenceCents),
  ).toEqual([null, null]));

it('Totals are sorted newest first, whatever the order of the entries', () =>
  expect(totalsBy(ledger().toReversed(), 'month').map(({ period }) => period)).toEqual(['2025-04', '2025-03']));

it.each([
  ['Lists an id in several bookings once', ['A', 'B', 'A', 'A'], ['A']],
  ['Lists several ids', ['A', 'B', 'B', 'A'], ['A', 'B']],
  ['Is empty if every payment was booked once', ['A', 'B'], []],
  ['Does not treat missing ids as one payment', ['', '', ' '], []],
  ['Ignores whitespace around an id', ['A', ' A '], ['A']],
  ['Is case-sensitive, like PayPal', ['a', 'A'], []],
])('The list of duplicate transactions: %s', (_, ids, found) => {
  const entries = makeLedger(ids.flatMap((id) => guest(id, 1)));
  const flagged = entries.filter(({ flags }) => flags.includes('same-transaction'));
  expect([...new Set(flagged.map(({ booking }) => booking.transactionId))].toSorted()).toEqual(found);
});

describe('reconciliation', () => {
  const entries = () =>
    ledgerOf([
      { day: '2025-03-01', paid: 84, transactionId: 'T1' },
      { day: '2025-03-02', paid: 90, transactionId: 'T2' },
      { day: '2025-03-03', paid: 84, transactionId: 'T1' },
      { day: '2025-03-04', paid: 90, transactionId: 'T2' },
      { day: '2025-03-05', paid: 70.1, total: 80.3 },
      { day: '2025-03-06', paid: 0, total: 80 },
    ]);

  const groups = () => reconciliation(entries());
  const group = (flag: LedgerFlag) => groups().find((one) => one.flag === flag)?.entries ?? [];

  it('The bookings of a transaction are listed together', () =>
    expect(group('same-transaction').map(({ booking }) => booking.transactionId)).toEqual(['T1', 'T1', 'T2', 'T2']));

  it('A difference is what was paid minus the total; with an unknown amount it is unknown', () =>
    expect(group('amount-differs').map(differenceCents)).toEqual([null, -10_20]));

  it('Each flagged booking is a row of the CSV file with what to do', () => {
    const rows = rowsOf(reconciliationCsv(groups()));
    expect(rows[0]).toMatch(/^Amount differs from order total,order 5,.*,,,80,,,"Compare with the payment/);
    expect(rows[1]).toMatch(/^Amount differs from order total,order 4,.*,80.3,70.1,-10.2,"Compare with the payment/);
    expect(rows).toHaveLength(6);
  });

  it('A product’s name is not a formula in the sales’ CSV file', () =>
    expect(
      rowsOf(
        csvOf(salesColumns('product'), [
          { name: '=1+1', units: 2, cents: 10_50, discountCents: 1_05, unknownUnits: 0 },
        ]),
      ),
    ).toEqual(["'=1+1,2,10.5,1.05,0"]));

  it('A period without an earlier one leaves its difference empty', () =>
    expect(
      rowsOf(
        csvOf(periodColumns('month'), [
          { period: '2025-03', cents: 10_00, bookings: 1, soFar: false, beforeCents: 12_50 },
          { period: '2025-02', cents: 12_50, bookings: 2, soFar: false, beforeCents: null },
        ]),
      ),
    ).toEqual(['2025-03,1,10,12.5,-2.5', '2025-02,2,12.5,,']));
});
