import type { Product } from '@/contract/product';
import type { BookingRecord, DemoState, OrderGroupRecord, UserRecord } from './state';

type ProductsById = ReadonlyMap<string, Product>;

function byId(state: DemoState): ProductsById {
  return new Map(state.products.map((product) => [product._id, product]));
}

/** What an order tells of its product; null when it was deleted since. */
function bookedProduct(product: Product | undefined) {
  return product ? { _id: product._id, name: product.name, brand: product.brand, images: product.images } : null;
}

function bookingView(products: ProductsById, booking: BookingRecord) {
  const lines = booking.products.map((line) => ({ ...line, productId: bookedProduct(products.get(line.productId)) }));
  return { ...booking, products: lines };
}

function groupView(products: ProductsById, group: OrderGroupRecord) {
  return { _id: group._id, bookings: group.bookings.map((booking) => bookingView(products, booking)) };
}

/** Groups of orders with their products filled in. */
export function orderGroupViews(state: DemoState, groups: readonly OrderGroupRecord[]) {
  const products = byId(state);
  return groups.map((group) => groupView(products, group));
}

function cartView(products: ProductsById, cart: NonNullable<UserRecord['cart']>) {
  const items = cart.items.map((line) => ({ ...line, productId: products.get(line.productId) ?? null }));
  return { _id: cart._id, items };
}

function groupsByUser(state: DemoState): ReadonlyMap<string, OrderGroupRecord[]> {
  const groups = new Map<string, OrderGroupRecord[]>();
  for (const group of state.orderGroups) groups.set(group.userId, [...(groups.get(group.userId) ?? []), group]);
  return groups;
}

/** Customers as the shop gets them (§3): products filled in, no password. */
export function userViews(state: DemoState, users: readonly UserRecord[]) {
  const products = byId(state);
  const groups = groupsByUser(state);
  return users.map((user) => {
    const orders = groups.get(user._id) ?? [];
    return {
      _id: user._id,
      profile: user.profile,
      myOrders: user.ordersAsIds ? orders.map(({ _id }) => _id) : orders.map((group) => groupView(products, group)),
      myAddresses: user.addresses,
      myPayments: user.payments,
      myCart: user.cart ? [cartView(products, user.cart)] : [],
      wishlistedItems: user.wishlist.flatMap((id) => products.get(id) ?? []),
    };
  });
}

/** One customer as the shop gets them. */
export function userView(state: DemoState, user: UserRecord) {
  return userViews(state, [user])[0];
}
