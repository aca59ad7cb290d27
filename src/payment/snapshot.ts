import type { Address } from '@/contract/address';
import type { OrderEntry } from '@/contract/order';
import {
  createBookingPayload,
  createBuyNowBookingPayload,
  unpaidBooking,
  unpaidBuyNowBooking,
} from '@/domain/bookingPayload';
import type { Buyer } from '@/domain/buyer';
import type { OrderLine } from '@/domain/orderLines';
import { orderTotals } from '@/domain/orderTotals';
import { createOrderPayload } from '@/domain/payPalOrder';
import { countLikeIt, orderIdsOf } from './orderMatch';
import type { BookingToSend } from './ports';
import { type BookingRecord, type CreatedRecord, type FrozenBooking, recordVersion } from './record';

export interface PurchaseToPay {
  readonly flow: 'cart' | 'buy-now';
  readonly lines: readonly OrderLine[];
  readonly buyer: Buyer;
  readonly address: Address;
}

function frozenBooking(purchase: PurchaseToPay): FrozenBooking {
  return purchase.buyer.kind === 'customer'
    ? { call: 'createBooking', body: unpaidBooking(purchase, purchase.buyer.userId) }
    : { call: 'createBuyNowBooking', body: unpaidBuyNowBooking(purchase, purchase.buyer.email) };
}

/** Without PayPal's order. */
export type Draft = Omit<CreatedRecord, 'state' | 'orderId'>;

/** `orders` are those before the purchase; `at` is an ISO time. */
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
      address: purchase.address,
      payPalOrder: createOrderPayload(purchase.lines),
      booking: frozenBooking(purchase),
      knownOrderIds: orderIdsOf(orders),
      knownLikeIt: countLikeIt(orders, goods),
    },
  };
}

/** Built from the record alone. */
export function bookingBody({ snapshot, capture, sentTimes, changedAt }: BookingRecord): BookingToSend {
  const payment = { captureId: capture.id, amount: capture.amount, currency: capture.currency };
  const { booking } = snapshot;
  switch (booking.call) {
    case 'createBooking':
      return {
        call: booking.call,
        body: createBookingPayload(booking.body, payment, new Date(sentTimes.at(-1) ?? changedAt)),
      };
    case 'createBuyNowBooking':
      return { call: booking.call, body: createBuyNowBookingPayload(booking.body, payment) };
  }
}
