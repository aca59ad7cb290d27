import type { Address } from '@/contract/address';
import type { Product } from '@/contract/product';
import type {
  BookingRecord,
  DemoState,
  GuestBookingRecord,
  GuestGroupRecord,
  OrderGroupRecord,
  UserRecord,
} from './state';

type ProductsById = ReadonlyMap<string, Product>;

function byId(state: DemoState): ProductsById {
  return new Map(state.products.map((product) => [product._id, product]));
}

/** An order's product fields; null for a deleted product. */
function bookedProduct(product: Product | undefined) {
  return product ? { _id: product._id, name: product.name } : null;
}

/** An order's address fields (§3): neither street nor country. */
function bookedAddress({ name, city, state, postalCode, contactNumber }: Address) {
  return { name, city, state, postalCode, contactNumber };
}

/** Without the booking's id and transaction (§3). */
function bookingView(products: ProductsById, booking: BookingRecord) {
  const { OrderStatus, OrderSummary, shippingAddress, bookingAddress, payment_info, shipping_info } = booking;
  return {
    OrderStatus,
    OrderSummary,
    shippingAddress: bookedAddress(shippingAddress),
    bookingAddress: bookedAddress(bookingAddress),
    payment_info: { paymentType: 'PayPal', amountPaid: payment_info.amount },
    products: booking.products.map((line) => ({ ...line, productId: bookedProduct(products.get(line.productId)) })),
    shipping_info,
  };
}

function groupView(products: ProductsById, group: OrderGroupRecord) {
  return { _id: group._id, bookings: group.bookings.map((booking) => bookingView(products, booking)) };
}

/** Order groups with populated products. */
export function orderGroupViews(state: DemoState, groups: readonly OrderGroupRecord[]) {
  const products = byId(state);
  return groups.map((group) => groupView(products, group));
}

function guestBookingView(booking: GuestBookingRecord) {
  const { OrderStatus, OrderSummary, shippingAddress, bookingAddress, payment, products, shipping_Cost } = booking;
  return {
    OrderStatus,
    OrderSummary,
    shippingAddress,
    bookingAddress,
    payment,
    products: products.map(({ name, quantity, price }) => ({ name, quantity, price })),
    shipping_Cost,
  };
}

/** Guest orders (§3), each with the id that its booking call returned (§7). */
export function guestGroupViews(groups: readonly GuestGroupRecord[]) {
  return groups.map(({ _id, bookings }) => ({ _id, bookings: bookings.map(guestBookingView) }));
}

function cartView(products: ProductsById, { items }: NonNullable<UserRecord['cart']>) {
  return { items: items.map((line) => ({ ...line, productId: products.get(line.productId) ?? null })) };
}

function groupsByUser(state: DemoState): ReadonlyMap<string, OrderGroupRecord[]> {
  const groups = new Map<string, OrderGroupRecord[]>();
  for (const group of state.orderGroups) groups.set(group.userId, [...(groups.get(group.userId) ?? []), group]);
  return groups;
}

/** Customers as sent to the shop (§3): products populated, without password and payments. */
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
      myPayments: [],
      myCart: user.cart ? [cartView(products, user.cart)] : [],
      wishlistedItems: user.wishlist.flatMap((id) => products.get(id) ?? []),
    };
  });
}

/** A customer as sent to the shop. */
export function userView(state: DemoState, user: UserRecord) {
  return userViews(state, [user])[0];
}
