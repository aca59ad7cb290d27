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
const all = {
  ...customerApi.endpoints,
  ...productApi.endpoints,
  ...paymentApi.endpoints,
  ...adminApi.endpoints,
};

interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Ids that the backend knows. */
interface Known {
  readonly userId: string;
  readonly productId: string;
  readonly reviewId: string;
  readonly addressId: string;
  readonly orderId: string;
}

type Send = (store: Store, known: Known) => PromiseLike<Outcome>;

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

const send: Record<CallName, Send> = {
  logIn: (store) => store.dispatch(all.logIn.initiate(signInOf('Asha'))),
  signUp: (store) => store.dispatch(all.signUp.initiate(account)),
  getProducts: (store) => store.dispatch(all.getProducts.initiate()),
  searchProduct: (store) => store.dispatch(all.getProducts.initiate({ search: 'giloy' })),
  getProduct: (store) => store.dispatch(all.getProduct.initiate('Giloy Winter Tablets')),
  wishlist: (store, ids) => store.dispatch(all.toggleWishlist.initiate(ids)),
  addToCart: (store, ids) => store.dispatch(all.addToCart.initiate({ ...ids, qty: 2 })),
  updateCart: (store, ids) => store.dispatch(all.updateCart.initiate({ ...ids, type: 'add' })),
  deleteItemFromCart: (store, ids) => store.dispatch(all.deleteItemFromCart.initiate(ids)),
  addAddress: (store, { userId }) => store.dispatch(all.addAddress.initiate({ userId, address })),
  updateAddress: (store, { userId, addressId }) =>
    store.dispatch(all.updateAddress.initiate({ userId, address, addressId })),
  deleteAddress: (store, ids) => store.dispatch(all.deleteAddress.initiate(ids)),
  addReview: (store, { productId }) =>
    store.dispatch(all.addReview.initiate({ productId, rating: 4, name: 'Ivy', email: 'i@vy.ca', comments: 'Calm.' })),
  reviewLike: (store, ids) => store.dispatch(all.reviewLike.initiate(ids)),
  reviewDislike: (store, ids) => store.dispatch(all.reviewDislike.initiate(ids)),
  createBooking: (store, { userId, productId }) =>
    store.dispatch(
      all.createBooking.initiate({
        userId,
        ...where,
        products: [{ productId, ...bought }],
        payment_info: paid,
        shipping_info: { shipping_date: '2025-05-01T10:00:00.000Z', shipping_Cost: 50 },
        OrderSummary: { Total: 110 },
      }),
    ),
  createBuyNowBooking: (store, { productId }) =>
    store.dispatch(
      all.createBuyNowBooking.initiate({
        email: 'noor@example.com',
        ...where,
        payment: paid,
        products: [{ productId, productName: 'Giloy Winter Tablets', ...bought }],
        shipping_info: 50,
        OrderSummary: { Total: 110 },
      }),
    ),
  lookUpPincode: (store) => store.dispatch(all.lookUpPincode.initiate('M5V2T6')),
  createOrder: (store) =>
    store.dispatch(all.createOrder.initiate({ product: { description: 'Giloy', price: '110.00' } })),
  captureOrder: (store) => store.dispatch(all.captureOrder.initiate({ orderId: 'PP-1' })),
  adminLogIn: (store) => store.dispatch(all.adminLogIn.initiate({ username: 'admin', password: 'north-star-tea' })),
  adminSignUp: (store) =>
    store.dispatch(all.adminSignUp.initiate({ username: 'maple', password: 'long-enough', adminCode: 'NORTH-2025' })),
  addProduct: (store) => store.dispatch(all.addProduct.initiate(fields)),
  adminGetProducts: (store) => store.dispatch(all.adminGetProducts.initiate()),
  updateProduct: (store, { productId }) =>
    store.dispatch(all.updateProduct.initiate({ productId, updatedData: { brand: 'Another house' } })),
  deleteProduct: (store, { productId }) => store.dispatch(all.deleteProduct.initiate(productId)),
  getUsers: (store) => store.dispatch(all.getUsers.initiate()),
  updateUserOrderStatus: (store, { userId, orderId }) =>
    store.dispatch(all.updateUserOrderStatus.initiate({ userId, orderId, newStatus: 'Shipped' })),
  getBookings: (store) => store.dispatch(all.getBookings.initiate()),
  getBuyNowBookings: (store) => store.dispatch(all.getBuyNowBookings.initiate()),
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

async function signAllIn(): Promise<Known> {
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

async function meet(call: CallName, shape: Shape, known: Known) {
  const { store, rehydrated } = makeStore();
  await rehydrated;
  backend.spoil(call, ({ status, text }) => shape.spoil({ status, text, json: JSON.parse(text) as Json }));
  const { data, error } = await send[call](store, known);
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
