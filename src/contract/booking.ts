import * as v from 'valibot';
import type { Address } from './address';
import { text } from './lenient';
import { userSchema } from './user';

interface BookedProduct {
  productId: string;
  quantity: number;
  price: number;
  total_price: number;
}

interface Transaction {
  transactionId: string;
  amount: string;
  currency: string;
}

/** §7. Prices in dollars. */
export interface CreateBookingPayload {
  userId: string;
  shippingAddress: Address;
  bookingAddress: Address;
  products: BookedProduct[];
  payment_info: Transaction;
  shipping_info: { shipping_date: string; shipping_Cost: number };
  OrderSummary: { Total: number };
}

/** §7. Prices in dollars. */
export interface CreateBuyNowBookingPayload {
  email: string;
  shippingAddress: Address;
  bookingAddress: Address;
  payment: Transaction;
  products: (BookedProduct & { productName: string })[];
  shipping_info: number;
  OrderSummary: { Total: number };
}

const response = v.fallback(v.nullable(v.object({ _id: text })), null);

export const createBookingResponse = v.object({
  message: text,
  updatedUser: v.fallback(v.nullable(userSchema), null),
  response,
});
export const createBuyNowBookingResponse = v.object({ message: text, response });

export type CreateBookingResponse = v.InferOutput<typeof createBookingResponse>;
export type CreateBuyNowBookingResponse = v.InferOutput<typeof createBuyNowBookingResponse>;
