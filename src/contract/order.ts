import * as v from 'valibot';
import { addressSchema } from './address';
import { amount, neededText, optionalListOf, pieces, text } from './lenient';

export const bookingAddress = v.fallback(v.nullable(addressSchema), null);
export const bookingSummary = v.fallback(v.object({ Total: amount }), { Total: 0 });

/** §3. `productId` is null for a deleted product. */
export const bookingSchema = v.object({
  _id: text,
  OrderStatus: text,
  OrderSummary: bookingSummary,
  shippingAddress: bookingAddress,
  bookingAddress,
  payment_info: v.fallback(
    // §3 has no transaction id, but some servers send one.
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
/** The server may send groups or only their ids (ruling 21). */
export const orderEntrySchema = v.union([orderGroupSchema, neededText]);

export type Booking = v.InferOutput<typeof bookingSchema>;
export type OrderGroup = v.InferOutput<typeof orderGroupSchema>;
export type OrderEntry = v.InferOutput<typeof orderEntrySchema>;

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
