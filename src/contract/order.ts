import * as v from 'valibot';
import { addressSchema } from './address';
import { amount, neededText, optionalListOf, quantity, renamed, text } from './lenient';

const address = v.fallback(v.nullable(addressSchema), null);

/** An account's orders are stored with the user. */
const stored = { isStored: true };

const shared = { _id: text, status: text, total: amount, shippingAddress: address, bookingAddress: address };
const sharedNames = { status: 'OrderStatus', total: 'OrderSummary.Total', lines: 'products' } as const;

const bookedLine = renamed(
  {
    /** Null if the product was deleted. */
    product: v.fallback(v.nullable(v.object({ _id: text, name: neededText })), null),
    quantity,
    price: amount,
    total: amount,
  },
  { product: 'productId', total: 'total_price' },
  stored,
);

/** §3; amounts in dollars. §3 has no transaction id, but some servers send one. */
export const bookingSchema = renamed(
  {
    ...shared,
    payment: v.fallback(
      v.nullable(
        renamed(
          { method: text, paid: amount, transactionId: text },
          { method: 'paymentType', paid: 'amountPaid' },
          stored,
        ),
      ),
      null,
    ),
    lines: optionalListOf(bookedLine),
    shippingDate: text,
    shippingCost: amount,
  },
  {
    ...sharedNames,
    payment: 'payment_info',
    shippingDate: 'shipping_info.shipping_date',
    shippingCost: 'shipping_info.shipping_Cost',
  },
  stored,
);

export const orderGroupSchema = v.object({ _id: neededText, bookings: optionalListOf(bookingSchema) });
/** The server may send groups or only their ids (ruling 21). */
export const orderEntrySchema = v.union([orderGroupSchema, neededText]);

export type Booking = v.InferOutput<typeof bookingSchema>;
export type OrderGroup = v.InferOutput<typeof orderGroupSchema>;
export type OrderEntry = v.InferOutput<typeof orderEntrySchema>;

/** §3 has no email, but some servers send one. */
export const buyNowBookingSchema = renamed(
  {
    ...shared,
    email: text,
    payment: v.fallback(
      v.nullable(renamed({ paid: amount, transactionId: text, currency: text }, { paid: 'amount' })),
      null,
    ),
    lines: optionalListOf(v.object({ name: text, quantity, price: amount })),
    shippingCost: amount,
  },
  { ...sharedNames, shippingCost: 'shipping_Cost' },
);

export const buyNowGroupSchema = v.object({ _id: text, bookings: optionalListOf(buyNowBookingSchema) });

export type BuyNowBooking = v.InferOutput<typeof buyNowBookingSchema>;
export type BuyNowGroup = v.InferOutput<typeof buyNowGroupSchema>;
