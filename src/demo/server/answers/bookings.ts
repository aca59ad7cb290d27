import { customerByCookie } from '@/demo/server/authenticate';
import { type CallAnswer, type CallContext, ok } from '@/demo/server/callContext';
import { fieldsOf, neededNumber, neededText, textOf } from '@/demo/server/fields';
import { newObjectId } from '@/demo/server/ids';
import type { BookedLine, BookedPayment, BookingRecord, GuestBookingRecord, UserRecord } from '@/demo/server/state';
import { userView } from '@/demo/server/views';
import { addressOf } from './addresses';
import { linesOf, paymentOf, takeFromStock } from './booked';

export const refusedMessage = 'The order could not be taken';

function bookingOf({ state, now, body }: CallContext, products: BookedLine[], payment: BookedPayment): BookingRecord {
  const fields = fieldsOf(body);
  const shipping = fieldsOf(fields.shipping_info);
  return {
    _id: newObjectId(state, now),
    OrderStatus: 'Confirmed',
    OrderSummary: { Total: neededNumber(fieldsOf(fields.OrderSummary), 'Total') },
    shippingAddress: addressOf(fields.shippingAddress),
    bookingAddress: addressOf(fields.bookingAddress),
    payment_info: payment,
    products,
    shipping_info: {
      shipping_date: textOf(shipping.shipping_date) || now.toISOString(),
      shipping_Cost: neededNumber(shipping, 'shipping_Cost'),
    },
  };
}

/** Empties the cart after a booking of exactly its products. */
function emptyBookedCart(user: UserRecord, lines: readonly BookedLine[]): void {
  const booked = new Set(lines.map(({ productId }) => productId));
  const inCart = user.cart?.items.map(({ productId }) => productId) ?? [];
  if (user.cart && inCart.length === booked.size && inCart.every((id) => booked.has(id))) user.cart.items = [];
}

/** POST /users/createBooking: the order of a signed-in customer. Not idempotent, like the real one. */
export const createBooking: CallAnswer = (context) => {
  const { state, now, fault } = context;
  const fields = fieldsOf(context.body);
  const user = customerByCookie(context, textOf(fields.userId));
  const lines = linesOf(fields.products);
  const payment = paymentOf(fields.payment_info);
  const booking = bookingOf(context, lines, payment);
  if (fault === 'other-message') return ok({ message: refusedMessage });

  const _id = newObjectId(state, now);
  state.orderGroups.push({ _id, userId: user._id, bookings: [booking] });
  takeFromStock(state, lines);
  emptyBookedCart(user, lines);
  const message = 'Booking added successfully';
  if (fault === 'message-only') return ok({ message });
  return ok({ message, updatedUser: userView(state, user), response: fault === 'no-order-id' ? null : { _id } });
};

function productNames(products: unknown): string[] {
  return Array.isArray(products) ? products.map((line: unknown) => neededText(fieldsOf(line), 'productName')) : [];
}

/** POST /buynow/createBuyNowBooking: the order of a guest. */
export const createBuyNowBooking: CallAnswer = ({ state, now, fault, body }) => {
  const fields = fieldsOf(body);
  const lines = linesOf(fields.products);
  const names = productNames(fields.products);
  const details: Omit<GuestBookingRecord, '_id'> = {
    email: neededText(fields, 'email'),
    OrderStatus: 'Confirmed',
    OrderSummary: { Total: neededNumber(fieldsOf(fields.OrderSummary), 'Total') },
    shippingAddress: addressOf(fields.shippingAddress),
    bookingAddress: addressOf(fields.bookingAddress),
    payment: paymentOf(fields.payment),
    products: lines.map((line, index) => ({ ...line, name: names[index] ?? '' })),
    shipping_Cost: neededNumber(fields, 'shipping_info'),
  };
  if (fault === 'other-message') return ok({ message: refusedMessage });

  const _id = newObjectId(state, now);
  state.guestGroups.push({ _id, bookings: [{ _id: newObjectId(state, now), ...details }] });
  takeFromStock(state, lines);
  const message = 'Booking created successfully';
  return ok(fault === 'no-order-id' || fault === 'message-only' ? { message } : { message, response: { _id } });
};
