import { currencyCode } from '@/config/constants';
import type { Address } from '@/contract/address';
import type { CreateBookingPayload, CreateBuyNowBookingPayload } from '@/contract/booking';
import type { CreateOrderPayload } from '@/contract/payPal';
import { truncate } from '@/lib/text';
import { addressOf } from './address';
import { toCents, toDecimalText, toDollars } from './money';
import { lineCents, type OrderLine, orderTotals } from './order';

export interface CapturedPayment {
  readonly captureId: string;
  readonly amount: string;
  readonly currency: string;
}

/** Body of createBooking without its transaction and date: all that is known before the payment. */
export type UnpaidBooking = Omit<CreateBookingPayload, 'payment_info' | 'shipping_info'> & {
  readonly shipping_info: Pick<CreateBookingPayload['shipping_info'], 'shipping_Cost'>;
};

export type UnpaidBuyNowBooking = Omit<CreateBuyNowBookingPayload, 'payment'>;

interface BookedPurchase {
  readonly lines: readonly OrderLine[];
  readonly address: Address;
}

function bookedProduct(line: OrderLine) {
  return {
    productId: line.productId,
    quantity: line.quantity,
    price: toDollars(line.unitCents),
    total_price: toDollars(lineCents(line)),
  };
}

function transaction(payment: CapturedPayment, total: number) {
  return {
    transactionId: payment.captureId,
    amount: payment.amount || toDecimalText(toCents(total)),
    currency: payment.currency || currencyCode,
  };
}

/** One address serves as both (ruling 29). */
function bookedPurchase({ lines, address }: BookedPurchase) {
  const wireAddress = addressOf((field) => address[field]);
  const { total, shipping } = orderTotals(lines);
  return {
    shippingDollars: toDollars(shipping),
    shared: { shippingAddress: wireAddress, bookingAddress: wireAddress, OrderSummary: { Total: toDollars(total) } },
  };
}

/** §7. */
export function unpaidBooking(purchase: BookedPurchase, userId: string): UnpaidBooking {
  const { shared, shippingDollars } = bookedPurchase(purchase);
  return {
    userId,
    ...shared,
    products: purchase.lines.map(bookedProduct),
    shipping_info: { shipping_Cost: shippingDollars },
  };
}

/** §7. `shipping_info` is the number 50 (ruling 28). */
export function unpaidBuyNowBooking(purchase: BookedPurchase, email: string): UnpaidBuyNowBooking {
  const { shared, shippingDollars } = bookedPurchase(purchase);
  return {
    email,
    ...shared,
    products: purchase.lines.map((line) => ({ ...bookedProduct(line), productName: line.name })),
    shipping_info: shippingDollars,
  };
}

/** §7, ruling 28. */
export function createBookingPayload(
  unpaid: UnpaidBooking,
  payment: CapturedPayment,
  bookedAt: Date,
): CreateBookingPayload {
  return {
    ...unpaid,
    payment_info: transaction(payment, unpaid.OrderSummary.Total),
    shipping_info: { shipping_date: bookedAt.toISOString(), ...unpaid.shipping_info },
  };
}

/** §7. */
export function createBuyNowBookingPayload(
  unpaid: UnpaidBuyNowBooking,
  payment: CapturedPayment,
): CreateBuyNowBookingPayload {
  return { ...unpaid, payment: transaction(payment, unpaid.OrderSummary.Total) };
}

const descriptionLimit = 127;

/** Ruling 25. */
export function createOrderPayload(lines: readonly OrderLine[]): CreateOrderPayload {
  const description = lines.map((line) => `${line.quantity} × ${line.name}`).join(', ');
  return {
    product: {
      description: truncate(description, descriptionLimit),
      price: toDecimalText(orderTotals(lines).total),
    },
  };
}
