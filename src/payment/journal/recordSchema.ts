import * as v from 'valibot';
import { addressFieldNames } from '@/domain/addressFields';
import { type PaymentRecord, recordVersion } from '@/payment/types';

// Deliberately strict: other records are quarantined.
const id = v.pipe(v.string(), v.nonEmpty());
const time = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const address = v.object(
  Object.fromEntries(addressFieldNames.map((field) => [field, v.string()])) as Record<
    (typeof addressFieldNames)[number],
    v.StringSchema<undefined>
  >,
);

const bookedProduct = { productId: id, quantity: count, price: v.number(), total_price: v.number() };
const bookingAddresses = { shippingAddress: address, bookingAddress: address };
const summary = v.object({ Total: v.number() });

const booking = v.variant('call', [
  v.object({
    call: v.literal('createBooking'),
    body: v.object({
      userId: id,
      ...bookingAddresses,
      products: v.array(v.object(bookedProduct)),
      shipping_info: v.object({ shipping_Cost: v.number() }),
      OrderSummary: summary,
    }),
  }),
  v.object({
    call: v.literal('createBuyNowBooking'),
    body: v.object({
      email: v.string(),
      ...bookingAddresses,
      products: v.array(v.object({ ...bookedProduct, productName: v.string() })),
      shipping_info: v.number(),
      OrderSummary: summary,
    }),
  }),
]);

const lines = v.array(
  v.object({ productId: id, name: v.string(), quantity: count, unitCents: count, imageUrl: v.nullable(v.string()) }),
);
const settledSnapshot = { lines, shippingCents: count, totalCents: count };

const capture = v.object({
  id,
  status: v.picklist(['COMPLETED', 'PENDING']),
  amount: v.string(),
  currency: v.string(),
  at: time,
});

const common = {
  version: v.literal(recordVersion),
  attemptId: id,
  flow: v.picklist(['cart', 'buy-now']),
  revision: count,
  startedAt: time,
  changedAt: time,
  tries: count,
  lastError: v.string(),
};

const unsettled = {
  ...common,
  who: v.variant('kind', [
    v.object({ kind: v.literal('customer'), userId: id, email: v.string() }),
    v.object({ kind: v.literal('guest'), email: v.string() }),
  ]),
  snapshot: v.object({
    ...settledSnapshot,
    address,
    payPalOrder: v.object({ product: v.object({ description: v.string(), price: v.string() }) }),
    booking,
    knownOrderIds: v.array(v.string()),
    knownLikeIt: count,
  }),
};

export const settledWho = v.variant('kind', [
  v.object({ kind: v.literal('customer'), userId: id }),
  v.object({ kind: v.literal('guest') }),
]);

const settled = { ...common, orderId: id, who: settledWho, snapshot: v.object(settledSnapshot) };

const ordered = { ...unsettled, orderId: id };
const paid = { ...ordered, capture, sentTimes: v.array(time) };

export const recordSchema: v.GenericSchema<unknown, PaymentRecord> = v.variant('state', [
  v.object({ state: v.literal('DRAFT'), ...unsettled }),
  v.object({ state: v.literal('CREATED'), ...ordered }),
  v.object({ state: v.literal('APPROVED'), ...ordered, approvedAt: time }),
  v.object({ state: v.literal('CAPTURING'), ...ordered, approvedAt: time }),
  v.object({ state: v.literal('CAPTURED'), ...paid }),
  v.object({ state: v.literal('BOOKING'), ...paid }),
  v.object({ state: v.literal('UNKNOWN'), ...paid }),
  v.object({ state: v.literal('BOOK_REFUSED'), ...paid, because: v.picklist(['refused', 'sign-in']) }),
  v.object({ state: v.literal('DONE'), ...settled, capture, orderNumber: id, bookedAt: time }),
  v.object({ state: v.literal('WITH_SUPPORT'), ...settled, capture: v.nullable(capture) }),
  v.object({ state: v.literal('CANCELLED'), ...settled, orderId: v.nullable(id) }),
  v.object({ state: v.literal('DECLINED'), ...ordered }),
  v.object({ state: v.literal('NOT_CHARGED'), ...settled }),
  v.object({ state: v.literal('PAID_LATE'), ...settled, capture }),
]);
