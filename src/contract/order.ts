import * as v from 'valibot';
import { addressSchema } from './address';
import { amount, neededText, optionalListOf, pieces, text } from './lenient';

const address = v.fallback(v.nullable(addressSchema), null);
const summary = v.fallback(v.object({ Total: amount }), { Total: 0 });

/** One order of a signed-in customer (§3). `productId` is null when the product was deleted since. */
export const bookingSchema = v.object({
  _id: text,
  OrderStatus: text,
  OrderSummary: summary,
  shippingAddress: address,
  bookingAddress: address,
  payment_info: v.fallback(
    // §3 names no transaction here; a server that tells it is read.
    v.nullable(v.object({ paymentType: text, amountPaid: amount, transactionId: text })),
    null,
  ),
  products: optionalListOf(
    v.object({
      productId: v.fallback(v.nullable(v.object({ _id: text, name: neededText })), null),
      quantity: pieces,
      price: amount,
      total_price: amount,
    }),
  ),
  shipping_info: v.fallback(v.object({ shipping_date: text, shipping_Cost: amount }), {
    shipping_date: '',
    shipping_Cost: 0,
  }),
});

export const orderGroupSchema = v.object({ _id: neededText, bookings: optionalListOf(bookingSchema) });
/** `myOrders` may hold order groups or only their ids (ruling 21). */
export const orderEntrySchema = v.union([orderGroupSchema, neededText]);

/** One Buy Now order (§3, which names no e-mail; a server that tells it is read). */
export const buyNowBookingSchema = v.object({
  _id: text,
  email: text,
  OrderStatus: text,
  OrderSummary: summary,
  shippingAddress: address,
  bookingAddress: address,
  payment: v.fallback(v.nullable(v.object({ transactionId: text, amount: amount, currency: text })), null),
  products: optionalListOf(v.object({ name: text, quantity: pieces, price: amount })),
  shipping_Cost: amount,
});

export const buyNowGroupSchema = v.object({ _id: text, bookings: optionalListOf(buyNowBookingSchema) });

export type Booking = v.InferOutput<typeof bookingSchema>;
export type OrderGroup = v.InferOutput<typeof orderGroupSchema>;
export type OrderEntry = v.InferOutput<typeof orderEntrySchema>;
export type BuyNowBooking = v.InferOutput<typeof buyNowBookingSchema>;
export type BuyNowGroup = v.InferOutput<typeof buyNowGroupSchema>;
