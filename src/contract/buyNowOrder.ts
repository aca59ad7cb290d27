import * as v from 'valibot';
import { amount, optionalListOf, pieces, text } from './lenient';
import { bookingAddress, bookingSummary } from './order';

/** §3 has no email, but some servers send one. */
export const buyNowBookingSchema = v.object({
  _id: text,
  email: text,
  OrderStatus: text,
  OrderSummary: bookingSummary,
  shippingAddress: bookingAddress,
  bookingAddress,
  payment: v.fallback(v.nullable(v.object({ transactionId: text, amount: amount, currency: text })), null),
  products: optionalListOf(v.object({ name: text, quantity: pieces, price: amount })),
  shipping_Cost: amount,
});

export const buyNowGroupSchema = v.object({ _id: text, bookings: optionalListOf(buyNowBookingSchema) });

export type BuyNowBooking = v.InferOutput<typeof buyNowBookingSchema>;
export type BuyNowGroup = v.InferOutput<typeof buyNowGroupSchema>;
