import type { ApiAddress } from '@/contract/address';
import type { Product } from '@/contract/product';
import type { BookingRecord, DemoState, OrderGroupRecord, UserRecord } from './state';

type ProductsById = ReadonlyMap<string, Product>;

function byId(state: DemoState): ProductsById {
  return new Map(state.products.map((product) => [product._id, product]));
}

/** An order's address fields (§3): neither street nor country. */
function bookedAddress({ name, city, state, postalCode, contactNumber }: ApiAddress) {
  return { name, city, state, postalCode, contactNumber };
}

/** A booking without its id and transaction (§3); a line's product is null once deleted. */
function bookingView(products: ProductsById, booking: BookingRecord) {
  const { OrderStatus, OrderSummary, shippingAddress, bookingAddress, payment_info, shipping_info } = booking;
  return {
    OrderStatus,
    OrderSummary,
    shippingAddress: bookedAddress(shippingAddress),
    bookingAddress: bookedAddress(bookingAddress),
    payment_info: { paymentType: 'PayPal', amountPaid: payment_info.amount },
    products: booking.products.map((line) => {
      const product = products.get(line.productId);
      return { ...line, productId: product ? { _id: product._id, name: product.name } : null };
    }),
    shipping_info,
  };
}

function groupView(products: ProductsById, { _id, bookings }: OrderGroupRecord) {
  return { _id, bookings: bookings.map((booking) => bookingView(products, booking)) };
}

/** All customers' orders with populated products. */
export function orderGroupViews(state: DemoState) {
  const products = byId(state);
  return state.orderGroups.map((group) => groupView(products, group));
}

/** Guest orders (§3), each with the id that its booking call returned (§7). */
export function guestGroupViews(state: DemoState) {
  return state.guestGroups.map(({ _id, bookings }) => ({
    _id,
    bookings: bookings.map(({ _id: _bookingId, email: _email, products, ...booking }) => ({
      ...booking,
      products: products.map(({ name, quantity, price }) => ({ name, quantity, price })),
    })),
  }));
}

/** Customers as sent to the shop (§3): products populated, without password and payments. */
export function userViews(state: DemoState, users: readonly UserRecord[]) {
  const products = byId(state);
  const groups = new Map<string, OrderGroupRecord[]>();
  for (const group of state.orderGroups) groups.set(group.userId, [...(groups.get(group.userId) ?? []), group]);
  return users.map((user) => {
    const orders = groups.get(user._id) ?? [];
    const items = user.cart?.items.map((line) => ({ ...line, productId: products.get(line.productId) ?? null }));
    return {
      _id: user._id,
      profile: user.profile,
      myOrders: user.ordersAsIds ? orders.map(({ _id }) => _id) : orders.map((group) => groupView(products, group)),
      myAddresses: user.addresses,
      myPayments: [],
      myCart: items ? [{ items }] : [],
      wishlistedItems: user.wishlist.flatMap((id) => products.get(id) ?? []),
    };
  });
}

export function userView(state: DemoState, user: UserRecord) {
  return userViews(state, [user])[0];
}

/** The response of the calls that change a customer. */
export function updatedUser(state: DemoState, user: UserRecord, message?: string) {
  return { updatedUser: userView(state, user), message };
}
