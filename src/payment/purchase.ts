import { type Address, apiAddress } from '@/contract/address';
import {
  paidBookingPayload,
  paidBuyNowBookingPayload,
  unpaidBookingPayload,
  unpaidBuyNowBookingPayload,
} from '@/contract/booking';
import type { OrderEntry } from '@/contract/order';
import { bookedGoods, createOrderPayload, transactionOf } from '@/domain/booking';
import { type Buyer, type OrderLine, orderTotals } from '@/domain/order';
import type { BookingToSend } from './browser';
import type { JournalContent } from './journal';
import { countLikeIt, orderIdsOf } from './orderMatch';
import {
  type DoneRecord,
  type FrozenBooking,
  type OpenRecord,
  type PaymentRecord,
  type RecordOf,
  recordVersion,
  type Who,
  type WithSupportRecord,
} from './record';
import {
  type Goods,
  isOpen,
  isSameBuyer,
  isSameGoods,
  isWithSupport,
  mayBeSamePerson,
  recentPurchaseMs,
} from './recordRules';

export interface PurchaseToPay {
  readonly flow: 'cart' | 'buy-now';
  readonly lines: readonly OrderLine[];
  readonly buyer: Buyer;
  readonly address: Address;
}

function frozenBooking(purchase: PurchaseToPay): FrozenBooking {
  const goods = bookedGoods(purchase);
  return purchase.buyer.kind === 'customer'
    ? { call: 'createBooking', body: unpaidBookingPayload(goods, purchase.buyer.userId) }
    : { call: 'createBuyNowBooking', body: unpaidBuyNowBookingPayload(goods, purchase.buyer.email) };
}

/** A record before PayPal's order exists. */
export type Draft = Omit<RecordOf<'CREATED'>, 'state' | 'orderId'>;

/** `orders` are the account's before the purchase; `at` is an ISO time. */
export function draftOf(attemptId: string, purchase: PurchaseToPay, orders: readonly OrderEntry[], at: string): Draft {
  const totals = orderTotals(purchase.lines);
  const goods = { lines: purchase.lines, totalCents: totals.total };
  return {
    version: recordVersion,
    attemptId,
    flow: purchase.flow,
    revision: 1,
    startedAt: at,
    changedAt: at,
    tries: 0,
    lastError: '',
    who: purchase.buyer,
    snapshot: {
      lines: purchase.lines.map(({ productId, name, quantity, unitCents, product }) => ({
        productId,
        name,
        quantity,
        unitCents,
        imageUrl: product.images[0] ?? null,
      })),
      shippingCents: totals.shipping,
      totalCents: totals.total,
      address: apiAddress(purchase.address),
      payPalOrder: createOrderPayload(purchase.lines),
      booking: frozenBooking(purchase),
      knownOrderIds: orderIdsOf(orders),
      knownLikeIt: countLikeIt(orders, goods),
    },
  };
}

/** The request of a booking, built from the record alone. */
export function bookingBody({ snapshot, capture, sentTimes, changedAt }: RecordOf<'BOOKING'>): BookingToSend {
  const { call, body } = snapshot.booking;
  const transaction = transactionOf(capture, body);
  switch (call) {
    case 'createBooking':
      return { call, body: paidBookingPayload(body, transaction, new Date(sentTimes.at(-1) ?? changedAt)) };
    case 'createBuyNowBooking':
      return { call, body: paidBuyNowBookingPayload(body, transaction) };
  }
}

interface Purchase {
  readonly lines: readonly Goods[];
  readonly buyer: Who;
}

type ChargedRecord = OpenRecord | DoneRecord | WithSupportRecord;

/** When the money moved, or may have. */
function chargedAt(record: ChargedRecord): string {
  if ('approvedAt' in record) return record.approvedAt;
  return record.capture?.at ?? record.changedAt;
}

/** Payments for the same goods that the same person may have made, signed in or not; the latest first. */
function chargedAlike(records: readonly PaymentRecord[], { lines, buyer }: Purchase): ChargedRecord[] {
  return records
    .filter(
      (record): record is ChargedRecord => isOpen(record) || record.state === 'DONE' || record.state === 'WITH_SUPPORT',
    )
    .filter(({ who, snapshot }) => mayBeSamePerson(who, buyer) && isSameGoods(snapshot.lines, lines))
    .sort((a, b) => Date.parse(chargedAt(b)) - Date.parse(chargedAt(a)));
}

/** A payment to ask about before PayPal opens: recent, with customer care (may be sent), or open (may be booked). */
export function earlierPurchase(
  records: readonly PaymentRecord[],
  purchase: Purchase,
  now: Date,
): ChargedRecord | undefined {
  const isRecent = (time: string) => Math.abs(now.getTime() - Date.parse(time)) < recentPurchaseMs;
  return chargedAlike(records, purchase).find((record) => {
    if (record.state === 'DONE') return isRecent(record.capture.at);
    return isOpen(record) || isWithSupport(record, now);
  });
}

/** Why capturing `own` would pay twice, whatever the shopper confirmed before it began; null if it would not. */
export function conflictOf(
  own: Pick<PaymentRecord, 'attemptId' | 'who' | 'snapshot' | 'startedAt'>,
  { records, quarantined }: JournalContent,
): 'open' | 'paid' | null {
  const unread = quarantined.filter(({ who }) => who === null || isSameBuyer(who, own.who));
  if (unread.some(({ settledAt }) => settledAt === null || settledAt > own.startedAt)) return 'open';
  const others = records.filter(({ attemptId }) => attemptId !== own.attemptId);
  if (others.some((other) => isOpen(other) && isSameBuyer(other.who, own.who))) return 'open';
  const since = chargedAlike(others, { lines: own.snapshot.lines, buyer: own.who }).filter(
    (other) => chargedAt(other) > own.startedAt,
  );
  if (since.some(isOpen)) return 'open';
  return since.length > 0 ? 'paid' : null;
}
