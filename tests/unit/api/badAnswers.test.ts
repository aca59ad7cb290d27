// Needs a DOM.
import { expect, it } from 'vitest';
import { adminApi } from '@/api/adminApi';
import { customerApi } from '@/api/customerApi';
import { paymentApi } from '@/api/paymentApi';
import { productApi } from '@/api/productApi';
import { type CallName, calls } from '@/contract/calls';
import { productFormOf, productPayload } from '@/domain/adminProducts';
import { brandsOf, homePicks } from '@/domain/product';
import { selectCheckoutProgress, selectPurchase } from '@/state/checkout';
import { makeStore, type Store } from '@/state/makeStore';
import { sanitizeState } from '@/state/persistence';
import { selectCartCount, selectUser } from '@/state/userSlice';
import { startBackend } from '../../support/backend';
import { type Json, type Shape, shapes, shownShapes } from '../../support/bad/spoil';
import { adminSignedIn } from '../../support/dashboard';
import { address, apiAddress } from '../../support/fixtures';
import { signedIn, signInOf } from '../../support/signedIn';

const backend = startBackend();
const all = { ...customerApi.endpoints, ...productApi.endpoints, ...paymentApi.endpoints, ...adminApi.endpoints };

/** A call, for the store to dispatch. */
type Action = (
  ...api: Parameters<ReturnType<typeof all.getProducts.initiate>>
) => PromiseLike<{ data?: unknown; error?: unknown }>;

const account = {
  email: 'new@example.com',
  firstName: 'Noor',
  lastName: 'Gill',
  password: 'a-good-one',
  birthDate: '1990-01-02',
  gender: '',
  contactNumber: '4165550137',
  country: 'Canada',
} as const;
const fields = productPayload({ ...productFormOf(), name: 'Tulsi Drops', price: '12', oprice: '9.5', stockSize: '4' });
const bought = { quantity: 2, price: 30, total_price: 60 };
const paid = { transactionId: 'CAP-1', amount: '110.00', currency: 'CAD' };
const where = { shippingAddress: apiAddress, bookingAddress: apiAddress };

/** The request of each call. */
const requests: Record<CallName, (ids: Known) => Action> = {
  logIn: () => all.logIn.initiate(signInOf('Asha')),
  signUp: () => all.signUp.initiate(account),
  getProducts: () => all.getProducts.initiate(),
  searchProduct: () => all.getProducts.initiate({ search: 'giloy' }),
  getProduct: () => all.getProduct.initiate('Giloy Winter Tablets'),
  wishlist: (ids) => all.toggleWishlist.initiate(ids),
  addToCart: (ids) => all.addToCart.initiate({ ...ids, qty: 2 }),
  updateCart: (ids) => all.updateCart.initiate({ ...ids, type: 'add' }),
  deleteItemFromCart: (ids) => all.deleteItemFromCart.initiate(ids),
  addAddress: ({ userId }) => all.addAddress.initiate({ userId, address }),
  updateAddress: ({ userId, addressId }) => all.updateAddress.initiate({ userId, address, addressId }),
  deleteAddress: (ids) => all.deleteAddress.initiate(ids),
  addReview: ({ productId }) =>
    all.addReview.initiate({ productId, rating: 4, name: 'Ivy', email: 'i@vy.ca', comments: 'Calm.' }),
  reviewLike: (ids) => all.reviewLike.initiate(ids),
  reviewDislike: (ids) => all.reviewDislike.initiate(ids),
  createBooking: ({ userId, productId }) =>
    all.createBooking.initiate({
      userId,
      ...where,
      products: [{ productId, ...bought }],
      payment_info: paid,
      shipping_info: { shipping_date: '2025-05-01T10:00:00.000Z', shipping_Cost: 50 },
      OrderSummary: { Total: 110 },
    }),
  createBuyNowBooking: ({ productId }) =>
    all.createBuyNowBooking.initiate({
      email: 'noor@example.com',
      ...where,
      payment: paid,
      products: [{ productId, productName: 'Giloy Winter Tablets', ...bought }],
      shipping_info: 50,
      OrderSummary: { Total: 110 },
    }),
  lookUpPincode: () => all.lookUpPincode.initiate('M5V2T6'),
  createOrder: () => all.createOrder.initiate({ product: { description: 'Giloy', price: '110.00' } }),
  captureOrder: () => all.captureOrder.initiate({ orderId: 'PP-1' }),
  adminLogIn: () => all.adminLogIn.initiate({ username: 'admin', password: 'north-star-tea' }),
  adminSignUp: () => all.adminSignUp.initiate({ username: 'maple', password: 'long-enough', adminCode: 'NORTH-2025' }),
  addProduct: () => all.addProduct.initiate(fields),
  adminGetProducts: () => all.adminGetProducts.initiate(),
  updateProduct: ({ productId }) => all.updateProduct.initiate({ productId, updatedData: { brand: 'Another house' } }),
  deleteProduct: ({ productId }) => all.deleteProduct.initiate(productId),
  getUsers: () => all.getUsers.initiate(),
  updateUserOrderStatus: ({ userId, orderId }) =>
    all.updateUserOrderStatus.initiate({ userId, orderId, newStatus: 'Shipped' }),
  getBookings: () => all.getBookings.initiate(),
  getBuyNowBookings: () => all.getBuyNowBookings.initiate(),
};

/** Calls whose response must contain data (§7): useless responses are failures. */
const needsData: readonly CallName[] = [
  'logIn',
  'getProducts',
  'searchProduct',
  'wishlist',
  'addToCart',
  'updateCart',
  'deleteItemFromCart',
  'addAddress',
  'updateAddress',
  'deleteAddress',
  'adminGetProducts',
  'getUsers',
  'getBookings',
  'getBuyNowBookings',
];

/** Selectors of the pages: none may throw. */
function computeAll(store: Store, data: unknown) {
  const state = store.getState();
  selectCartCount(state);
  selectPurchase(state);
  selectCheckoutProgress(state);
  expect(Object.keys(sanitizeState(JSON.parse(JSON.stringify(state))))).toEqual([
    'user',
    'checkout',
    'buyNow',
    'changedAt',
  ]);
  if (Array.isArray(data) && data.every((one) => typeof one === 'object' && 'oprice' in one)) {
    brandsOf(data);
    homePicks(data);
  }
}

/** Signs the customer and the administrator in. Returns ids that the backend knows. */
async function signAllIn() {
  const user = await signedIn('Asha');
  await adminSignedIn();
  const { products, orderGroups } = await backend.store.read((state) => state);
  const reviewed = products.find(({ reviews }) => reviews.length > 0);
  return {
    userId: user._id,
    productId: reviewed?._id ?? '',
    reviewId: reviewed?.reviews[0]?._id ?? '',
    addressId: user.myAddresses[0]?._id ?? '',
    orderId: orderGroups.find(({ userId }) => userId === user._id)?._id ?? '',
  };
}

type Known = Awaited<ReturnType<typeof signAllIn>>;

async function meet(call: CallName, shape: Shape, known: Known) {
  const { store, rehydrated } = makeStore();
  await rehydrated;
  backend.spoil(call, ({ status, text }) => shape.spoil({ status, text, json: JSON.parse(text) as Json }));
  const { data, error } = await store.dispatch(requests[call](known));
  if (error === undefined) expect(data).toBeDefined();
  else expect(error).toMatchObject({ kind: expect.toBeOneOf(['malformed', 'http', 'network']) });
  if (shape.useless && needsData.includes(call)) expect(error, 'a useless response is a failure').toBeDefined();
  // The response must not change the customer.
  if (call !== 'logIn') expect(selectUser(store.getState())?._id).toBe(known.userId);
  computeAll(store, data);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

it('there are at least 40 shapes, and 1200 pairs of shape and call', () => {
  expect(shapes.length).toBeGreaterThanOrEqual(40);
  expect(shapes.length * Object.keys(calls).length).toBeGreaterThanOrEqual(1200);
});

it.each(Object.keys(calls) as CallName[])(
  '%s: every shape leads to a response or a named failure, and to a state that the pages’ selectors can read',
  { timeout: 120_000 },
  async (call) => {
    const known = await signAllIn();
    const signedInStorage = { ...localStorage };
    const wrong: string[] = [];
    for (const shape of shownShapes) {
      for (const [key, value] of Object.entries(signedInStorage)) localStorage.setItem(key, value);
      await meet(call, shape, known).catch((error: unknown) => wrong.push(`${shape.name}: ${error}`));
    }
    expect(wrong).toEqual([]);
  },
);
