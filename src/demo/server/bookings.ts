import { addressOf } from './addresses';
import { customerOf } from './authentication';
import {
  type CallContext,
  type CallHandler,
  type Fields,
  fieldsOf,
  HttpError,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOf,
} from './call';
import { type BookedLine, type BookedPayment, type DemoState, newObjectId, type UserRecord } from './state';
import { userView } from './views';

/** The response of the fault `other-message`. */
const refused = { message: 'The order could not be taken' };

/** @throws HttpError 400 for missing fields */
function paymentOf(value: unknown): BookedPayment {
  return { ...requiredTexts(value, 'transactionId', 'currency'), amount: requiredNumber(fieldsOf(value), 'amount') };
}

const lineOf = (fields: Fields): BookedLine => ({
  productId: requiredText(fields, 'productId'),
  quantity: requiredNumber(fields, 'quantity', 1),
  price: requiredNumber(fields, 'price'),
  total_price: requiredNumber(fields, 'total_price'),
});

/** @throws HttpError 400 without lines, or for incomplete ones */
function linesOf<Line>(products: unknown, read: (fields: Fields) => Line): Line[] {
  if (!Array.isArray(products) || products.length === 0) throw new HttpError(400, '"products" must not be empty');
  return products.map((line: unknown) => read(fieldsOf(line)));
}

/** The fields that bookings of customers and guests share. */
function bookingOf({ body }: CallContext) {
  const fields = fieldsOf(body);
  return {
    OrderStatus: 'Confirmed',
    OrderSummary: { Total: requiredNumber(fieldsOf(fields.OrderSummary), 'Total') },
    shippingAddress: addressOf(fields.shippingAddress),
    bookingAddress: addressOf(fields.bookingAddress),
  };
}

/** Reduces the stock, at most to 0: a paid order is never rejected. */
function takeFromStock(state: DemoState, lines: readonly BookedLine[]): void {
  for (const { productId, quantity } of lines) {
    const product = state.products.find(({ _id }) => _id === productId);
    if (product?.stockSize) product.stockSize = Math.max(0, product.stockSize - quantity);
  }
}

/** Empties the cart after a booking of exactly its products. */
function emptyBookedCart(user: UserRecord, lines: readonly BookedLine[]): void {
  const booked = new Set(lines.map(({ productId }) => productId));
  const inCart = user.cart?.items.map(({ productId }) => productId) ?? [];
  if (user.cart && inCart.length === booked.size && inCart.every((id) => booked.has(id))) user.cart.items = [];
}

/** POST /users/createBooking: the order of a signed-in customer. Not idempotent, like the real one. */
const createBooking: CallHandler = (context) => {
  const { state, now, fault } = context;
  const fields = fieldsOf(context.body);
  const user = customerOf(context);
  const products = linesOf(fields.products, lineOf);
  const shipping = fieldsOf(fields.shipping_info);
  const booking = {
    ...bookingOf(context),
    products,
    payment_info: paymentOf(fields.payment_info),
    shipping_info: {
      shipping_date: textOf(shipping.shipping_date) || now.toISOString(),
      shipping_Cost: requiredNumber(shipping, 'shipping_Cost'),
    },
  };
  if (fault === 'other-message') return refused;

  const bookings = [{ _id: newObjectId(state, now), ...booking }];
  const _id = newObjectId(state, now);
  state.orderGroups.push({ _id, userId: user._id, bookings });
  takeFromStock(state, products);
  emptyBookedCart(user, products);
  const message = 'Booking added successfully';
  if (fault === 'message-only') return { message };
  return { message, updatedUser: userView(state, user), response: fault === 'no-order-id' ? null : { _id } };
};

/** POST /buynow/createBuyNowBooking: the order of a guest. */
const createBuyNowBooking: CallHandler = (context) => {
  const { state, now, fault } = context;
  const fields = fieldsOf(context.body);
  const products = linesOf(fields.products, (line) => ({ ...lineOf(line), name: requiredText(line, 'productName') }));
  const booking = {
    ...bookingOf(context),
    email: requiredText(fields, 'email'),
    products,
    payment: paymentOf(fields.payment),
    shipping_Cost: requiredNumber(fields, 'shipping_info'),
  };
  if (fault === 'other-message') return refused;

  const _id = newObjectId(state, now);
  state.guestGroups.push({ _id, bookings: [{ _id: newObjectId(state, now), ...booking }] });
  takeFromStock(state, products);
  const message = 'Booking created successfully';
  return fault === 'no-order-id' || fault === 'message-only' ? { message } : { message, response: { _id } };
};

export const bookingCalls = { createBooking, createBuyNowBooking };
