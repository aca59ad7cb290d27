import { currencyCode } from '@/config/constants';
import type { Address } from '@/contract/address';
import type { CreateBookingPayload, CreateBuyNowBookingPayload } from '@/contract/booking';
import { toDecimalText, toDollars } from './money';
import type { OrderLine } from './orderLines';
import { lineCents, orderTotals } from './orderTotals';

/** A captured payment: its id, and the amount as PayPal spells it. */
export interface CapturedPayment {
  readonly captureId: string;
  readonly amount: string;
  readonly currency: string;
}

interface BookedPurchase {
  readonly lines: readonly OrderLine[];
  readonly address: Address;
  readonly payment: CapturedPayment;
}

/** The address fields of the wire, without what the server adds to a stored one (§3). */
export function addressFields(address: Address): Address {
  return {
    name: address.name,
    flatNoOrBuildingNameAndStreetName: address.flatNoOrBuildingNameAndStreetName,
    AreaoRLocality: address.AreaoRLocality,
    city: address.city,
    state: address.state,
    postalCode: address.postalCode,
    country: address.country,
    countryCode: address.countryCode,
    contactNumber: address.contactNumber,
  };
}

function bookedProduct(line: OrderLine) {
  return {
    productId: line.productId,
    quantity: line.quantity,
    price: toDollars(line.unitCents),
    total_price: toDollars(lineCents(line)),
  };
}

function transaction(payment: CapturedPayment, totalCents: number) {
  return {
    transactionId: payment.captureId,
    amount: payment.amount || toDecimalText(totalCents),
    currency: payment.currency || currencyCode,
  };
}

/** Body of createBooking, for a signed-in customer (§7, rulings 28 and 29). Takes the booking's time. */
export function createBookingPayload(
  { lines, address, payment }: BookedPurchase,
  userId: string,
  bookedAt: Date,
): CreateBookingPayload {
  const totals = orderTotals(lines);
  return {
    userId,
    shippingAddress: addressFields(address),
    bookingAddress: addressFields(address),
    products: lines.map(bookedProduct),
    payment_info: transaction(payment, totals.total),
    shipping_info: { shipping_date: bookedAt.toISOString(), shipping_Cost: toDollars(totals.shipping) },
    OrderSummary: { Total: toDollars(totals.total) },
  };
}

/** Body of createBuyNowBooking, for a guest (§7, ruling 28: `shipping_info` is the number 50). */
export function createBuyNowBookingPayload(
  { lines, address, payment }: BookedPurchase,
  email: string,
): CreateBuyNowBookingPayload {
  const totals = orderTotals(lines);
  return {
    email,
    shippingAddress: addressFields(address),
    bookingAddress: addressFields(address),
    payment: transaction(payment, totals.total),
    products: lines.map((line) => ({ ...bookedProduct(line), productName: line.name })),
    shipping_info: toDollars(totals.shipping),
    OrderSummary: { Total: toDollars(totals.total) },
  };
}
