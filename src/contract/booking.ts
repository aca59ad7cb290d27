import * as v from 'valibot';
import { type Address, apiAddress } from './address';
import { renamed, text } from './lenient';
import { userSchema } from './user';

/** What is booked; amounts in dollars. One address serves as both (ruling 29). */
export interface BookedGoods {
  readonly address: Address;
  readonly lines: readonly {
    readonly productId: string;
    readonly name: string;
    readonly quantity: number;
    readonly price: number;
    readonly total: number;
  }[];
  readonly shipping: number;
  readonly total: number;
}

export interface Transaction {
  readonly transactionId: string;
  readonly amount: string;
  readonly currency: string;
}

function bookedAs({ address, total }: BookedGoods) {
  const shippingAddress = apiAddress(address);
  return { shippingAddress, bookingAddress: shippingAddress, OrderSummary: { Total: total } };
}

const bookedLine = ({ productId, quantity, price, total }: BookedGoods['lines'][number]) => ({
  productId,
  quantity,
  price,
  total_price: total,
});

/** §7: createBooking without its transaction and date. */
export const unpaidBookingPayload = (goods: BookedGoods, userId: string) => ({
  userId,
  ...bookedAs(goods),
  products: goods.lines.map(bookedLine),
  shipping_info: { shipping_Cost: goods.shipping },
});

/** §7: createBuyNowBooking without its transaction. `shipping_info` is the number 50 (ruling 28). */
export const unpaidBuyNowBookingPayload = (goods: BookedGoods, email: string) => ({
  email,
  ...bookedAs(goods),
  products: goods.lines.map((line) => ({ ...bookedLine(line), productName: line.name })),
  shipping_info: goods.shipping,
});

export type UnpaidBooking = ReturnType<typeof unpaidBookingPayload>;
export type UnpaidBuyNowBooking = ReturnType<typeof unpaidBuyNowBookingPayload>;

export const bookedTotal = ({ OrderSummary }: UnpaidBooking | UnpaidBuyNowBooking): number => OrderSummary.Total;

/** §7, ruling 28. */
export const paidBookingPayload = (unpaid: UnpaidBooking, transaction: Transaction, bookedAt: Date) => ({
  ...unpaid,
  payment_info: transaction,
  shipping_info: { shipping_date: bookedAt.toISOString(), ...unpaid.shipping_info },
});

export const paidBuyNowBookingPayload = (unpaid: UnpaidBuyNowBooking, transaction: Transaction) => ({
  ...unpaid,
  payment: transaction,
});

export type CreateBookingPayload = ReturnType<typeof paidBookingPayload>;
export type CreateBuyNowBookingPayload = ReturnType<typeof paidBuyNowBookingPayload>;

/** `orderId` is '' if the server names none. */
const response = { message: text, orderId: text };
const apiNames = { orderId: 'response._id', user: 'updatedUser' } as const;

export const createBookingResponse = renamed({ ...response, user: v.fallback(v.nullable(userSchema), null) }, apiNames);
export const createBuyNowBookingResponse = renamed(response, { orderId: apiNames.orderId });

export type CreateBookingResponse = v.InferOutput<typeof createBookingResponse>;
export type CreateBuyNowBookingResponse = v.InferOutput<typeof createBuyNowBookingResponse>;
