import { currencyCode } from '@/config/constants';
import type { Address } from '@/contract/address';
import {
  type BookedGoods,
  bookedTotal,
  type CreateBookingPayload,
  type CreateBuyNowBookingPayload,
  paidBookingPayload,
  paidBuyNowBookingPayload,
  type Transaction,
  type UnpaidBooking,
  type UnpaidBuyNowBooking,
  unpaidBookingPayload,
  unpaidBuyNowBookingPayload,
} from '@/contract/booking';
import * as payPal from '@/contract/payPal';
import { truncate } from '@/lib/text';
import { toCents, toDecimalText, toDollars } from './money';
import { lineCents, type OrderLine, orderTotals } from './order';

export interface CapturedPayment {
  readonly captureId: string;
  readonly amount: string;
  readonly currency: string;
}

interface BookedPurchase {
  readonly lines: readonly OrderLine[];
  readonly address: Address;
}

function bookedGoods({ lines, address }: BookedPurchase): BookedGoods {
  const { total, shipping } = orderTotals(lines);
  return {
    address,
    lines: lines.map((line) => ({
      productId: line.productId,
      name: line.name,
      quantity: line.quantity,
      price: toDollars(line.unitCents),
      total: toDollars(lineCents(line)),
    })),
    shipping: toDollars(shipping),
    total: toDollars(total),
  };
}

/** All that is known of a booking before the payment. */
export function unpaidBooking(purchase: BookedPurchase, userId: string): UnpaidBooking {
  return unpaidBookingPayload(bookedGoods(purchase), userId);
}

export function unpaidBuyNowBooking(purchase: BookedPurchase, email: string): UnpaidBuyNowBooking {
  return unpaidBuyNowBookingPayload(bookedGoods(purchase), email);
}

function transaction(payment: CapturedPayment, unpaid: UnpaidBooking | UnpaidBuyNowBooking): Transaction {
  return {
    transactionId: payment.captureId,
    amount: payment.amount || toDecimalText(toCents(bookedTotal(unpaid))),
    currency: payment.currency || currencyCode,
  };
}

export function createBookingPayload(
  unpaid: UnpaidBooking,
  payment: CapturedPayment,
  bookedAt: Date,
): CreateBookingPayload {
  return paidBookingPayload(unpaid, transaction(payment, unpaid), bookedAt);
}

export function createBuyNowBookingPayload(
  unpaid: UnpaidBuyNowBooking,
  payment: CapturedPayment,
): CreateBuyNowBookingPayload {
  return paidBuyNowBookingPayload(unpaid, transaction(payment, unpaid));
}

const descriptionLimit = 127;

/** Ruling 25. */
export function createOrderPayload(lines: readonly OrderLine[]): payPal.CreateOrderPayload {
  const description = lines.map((line) => `${line.quantity} × ${line.name}`).join(', ');
  return payPal.createOrderPayload(truncate(description, descriptionLimit), toDecimalText(orderTotals(lines).total));
}
