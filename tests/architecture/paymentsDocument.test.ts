import { expect, it } from 'vitest';
import { describeOpenPayment } from '@/features/payment/paymentMessages';
import { type PaymentEvent, step } from '@/payment/machine';
import type { OpenRecord, PaymentRecord, PaymentState } from '@/payment/record';
import { isOpen } from '@/payment/recordRules';
import { cartPurchase, guestPurchase } from '../unit/payment/purchases';
import { capture, recordIn, states } from '../unit/payment/records';
import { textOf } from './repositoryFiles';

const document = textOf('docs/payments.md');
const arrows = [...document.matchAll(/^ {2}([A-Z_]+) --> ([A-Z_]+): (\w+)$/gm)].map(([arrow]) => arrow.trim());
const types = [...textOf('src/payment/machine.ts').matchAll(/type: '(\w+)'/g)].map(([, type]) => type);

/** Fields of any event. */
const anyEvent = (type: string | undefined, { revision }: PaymentRecord) =>
  ({
    type,
    at: capture.at,
    orderId: 'PP-1',
    orderNumber: 'order-1',
    accountOrderId: 'order-1',
    error: 'no',
    because: 'refused',
    capture,
    seenRevision: revision,
  }) as PaymentEvent;

const now = new Date(capture.at);

const withoutCapture = { ...recordIn('WITH_SUPPORT'), capture: null };
const unnamed = { ...recordIn('DONE'), orderNumber: capture.id };

function stepsOf(record: PaymentRecord): string[] {
  return types.flatMap((type) => {
    const next = step(record, anyEvent(type, record));
    return next === record ? [] : [`${record.state} --> ${next.state}: ${type}`];
  });
}

it('the state diagram shows every step of the machine, and no other', () => {
  const records = [...states.map((state: PaymentState) => recordIn(state)), withoutCapture, unnamed];
  expect([...new Set(records.flatMap(stepsOf))].sort()).toEqual([...arrows].sort());
});

it('the table of what the shopper sees has every title and text', () => {
  const customers: PaymentRecord[] = states.map((state) => recordIn(state, cartPurchase));
  const guests: PaymentRecord[] = states.map((state) => recordIn(state, guestPurchase));
  const open = [...customers, ...guests, { ...recordIn('BOOK_REFUSED'), because: 'sign-in' as const }].filter(
    (record): record is OpenRecord => isOpen(record),
  );
  const old = new Date(now.getTime() + 25 * 3_600_000);
  const said = [
    ...open.flatMap((record) => [true, false].map((working) => describeOpenPayment(record, working, now))),
    ...open.map((record) => describeOpenPayment(record, false, old)),
  ];
  const cells = said.map(({ title, specified, text }) => `| ${title} | ${specified ? `${specified} ` : ''}${text} |`);
  expect([...new Set(cells)].filter((cell) => !document.includes(cell))).toEqual([]);
});

it('every journey that the list of faults names is there', () => {
  const named = [
    ...document.matchAll(
      /\b(opening|capture|booking|visit|browser|script|logOut|loss|crossing|throwing|device) (\d+)(?=[a-f]?(?:–|,| \|))/g,
    ),
  ];
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(
    ([, stage, fault]) => !new RegExp(`['\`]${fault}\\D`).test(textOf(`tests/e2e/faults/${stage}Faults.ts`)),
  );
  expect(missing.map(([cited]) => cited)).toEqual([]);
});
