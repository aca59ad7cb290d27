import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { pincodeResponse } from '@/contract/address';
import { createBookingResponse, createBuyNowBookingResponse } from '@/contract/booking';
import { type Call, type CallName, calls } from '@/contract/calls';
import { listOf } from '@/contract/lenient';
import { buyNowGroupSchema, orderGroupSchema } from '@/contract/order';
import { captureOrderResponse, createOrderResponse } from '@/contract/payPal';
import { productResponse, productSchema } from '@/contract/product';
import { listedUserSchema, logInResponse, messageResponse, updatedUserResponse } from '@/contract/user';
import { apiAddress } from '../../support/fixtures';
import { bases, startBackend } from './backend';
import { exactResponses } from './exactResponses';

const productsResponse = v.object({ response: listOf(productSchema) });

interface Sample {
  readonly schema: v.GenericSchema;
  readonly query?: (world: World) => Record<string, string>;
  readonly body?: (world: World) => unknown;
  readonly params?: (world: World) => Promise<Record<string, string>> | Record<string, string>;
}

const lines = ({ productId }: World) => [{ productId, productName: 'Tea', quantity: 1, price: 45, total_price: 45 }];
const payment = { transactionId: 'TX1', amount: '95.00', currency: 'CAD' };
const booking = { shippingAddress: apiAddress, bookingAddress: apiAddress, OrderSummary: { Total: 95 } };
const ofUser = ({ userId, productId }: World) => ({ userId, productId });
const productFields = {
  name: 'New Tea',
  brand: 'Brahmanand',
  category: 'Medicine',
  subcategory: 'Digestion',
  price: '20',
  oprice: '18.5',
  description: 'A tea.',
  stockSize: '12',
  dose_form: 'Tea',
  pack_size: '20 bags',
  image1: 'https://pictures.test/1.svg',
};

/** A valid request per call, and its response. */
const samples: Record<CallName, Sample> = {
  logIn: { schema: logInResponse, body: () => ({ email: 'mei@demo.example', password: 'mei-likes-ginger' }) },
  signUp: {
    schema: messageResponse,
    body: () => ({
      email: 'new@demo.example',
      firstName: 'New',
      lastName: 'Person',
      password: 'secret',
      DOB: '1990-01-01',
      gender: '',
      contactNumber: '+14165550100',
      country: '',
    }),
  },
  getProducts: { schema: productsResponse, query: () => ({ brand: 'Brahmanand' }) },
  searchProduct: { schema: productsResponse, query: () => ({ search: 'tulsi TEA' }) },
  getProduct: { schema: productResponse, params: () => ({ name: 'Triphala / त्रिफला Churna 50% Extra' }) },
  wishlist: { schema: updatedUserResponse, query: ofUser },
  addToCart: { schema: updatedUserResponse, query: (world) => ({ ...ofUser(world), qty: '2' }) },
  updateCart: { schema: updatedUserResponse, query: (world) => ({ ...ofUser(world), type: 'add' }) },
  deleteItemFromCart: { schema: updatedUserResponse, query: ofUser },
  addAddress: { schema: updatedUserResponse, body: ({ userId }) => ({ ...apiAddress, userId }) },
  updateAddress: {
    schema: updatedUserResponse,
    body: ({ userId, addressId }) => ({ ...apiAddress, userId, addressId }),
  },
  deleteAddress: { schema: updatedUserResponse, query: ({ userId, addressId }) => ({ userId, addressId }) },
  addReview: {
    schema: messageResponse,
    body: ({ productId }) => ({ rating: 4, name: 'Bea', email: 'bea@x.example', comments: 'Good.', productId }),
  },
  reviewLike: { schema: messageResponse, body: ({ reviewId, productId }) => ({ reviewId, productId }) },
  reviewDislike: { schema: messageResponse, body: ({ reviewId, productId }) => ({ reviewId, productId }) },
  createBooking: {
    schema: createBookingResponse,
    body: (world) => ({
      ...booking,
      userId: world.userId,
      products: lines(world),
      payment_info: payment,
      shipping_info: { shipping_date: '2025-11-02T10:00:00.000Z', shipping_Cost: 50 },
    }),
  },
  createBuyNowBooking: {
    schema: createBuyNowBookingResponse,
    body: (world) => ({ ...booking, email: 'guest@x.example', products: lines(world), payment, shipping_info: 50 }),
  },
  lookUpPincode: { schema: pincodeResponse, params: () => ({ pincode: 'K1A0B1' }), query: () => ({ json: '1' }) },
  createOrder: { schema: createOrderResponse, body: () => ({ product: { description: '1 × Tea', price: '95.00' } }) },
  captureOrder: {
    schema: captureOrderResponse,
    params: async ({ backend }) => ({ orderId: await backend.approvedOrder() }),
  },
  adminLogIn: { schema: messageResponse, body: () => ({ username: 'admin', password: 'north-star-tea' }) },
  adminSignUp: {
    schema: messageResponse,
    body: () => ({ username: 'second', password: 'secret', adminCode: 'NORTH-2025' }),
  },
  addProduct: { schema: messageResponse, body: () => productFields },
  adminGetProducts: { schema: productsResponse },
  updateProduct: { schema: messageResponse, body: ({ productId }) => ({ productId, updatedData: { oprice: 9 } }) },
  deleteProduct: { schema: messageResponse, params: ({ productId }) => ({ id: productId }) },
  getUsers: { schema: v.object({ result: listOf(listedUserSchema) }) },
  updateUserOrderStatus: {
    schema: messageResponse,
    body: ({ userId, orderId }) => ({ userId, orderId, newStatus: 'Shipped' }),
  },
  getBookings: { schema: v.object({ result: listOf(orderGroupSchema) }) },
  getBuyNowBookings: { schema: v.object({ result: listOf(buyNowGroupSchema) }) },
};

async function openWorld() {
  const backend = startBackend();
  const { userId, token, cookie } = await backend.signIn();
  const { cookie: admin } = await backend.signInAdmin();
  const product = await backend.productNamed('Ashwagandha Root Capsules');
  const { users, orderGroups } = await backend.store.read((state) => state);
  return {
    ...{ backend, userId, token, cookie, admin },
    productId: product._id,
    reviewId: product.reviews[0]?._id ?? '',
    addressId: users[0]?.addresses[0]?._id ?? '',
    orderId: orderGroups[0]?._id ?? '',
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;

let world: World;

beforeEach(async () => {
  world = await openWorld();
});

async function send(name: CallName) {
  const { method, host, path } = calls[name];
  const sample = samples[name];
  const params = (await sample.params?.(world)) ?? {};
  const filled = path.replace(/:(\w+)/g, (_, piece: string) => encodeURIComponent(params[piece] ?? ''));
  const query = new URLSearchParams(sample.query?.(world)).toString();
  const body = sample.body?.(world);
  return world.backend.request(method, `${bases[host]}${filled}${query && `?${query}`}`, {
    body,
    ...('bearer' in calls[name] ? { token: world.token } : {}),
    cookie: `${world.cookie}; ${world.admin}`,
  });
}

/** Number of records in each list, at any depth. */
function listLengths(value: unknown, at = ''): [path: string, length: number][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => listLengths(one, `${at}.${key}`));
  return Array.isArray(value) ? [[at, value.length], ...inner] : inner;
}

describe('every call of §7', () => {
  it.each(Object.keys(calls) as CallName[])(
    '%s responds with exactly the listed fields, as the contract says, and no record is dropped',
    async (name) => {
      const response = await send(name);
      const body = await response.json();
      const { succeedsWith = 200 }: Call = calls[name];
      expect({ status: response.status, body }).toMatchObject({ status: succeedsWith });
      expect(v.safeParse(exactResponses[name], body).issues).toBeUndefined();
      const parsed = v.parse(samples[name].schema, body);
      const read = new Map(listLengths(parsed));
      for (const [path, length] of listLengths(body))
        if (read.has(path)) expect([path, read.get(path)]).toEqual([path, length]);
    },
  );

  it('a new order has the same fields as older ones', async () => {
    await send('createBooking');
    await send('createBuyNowBooking');
    for (const name of ['getBookings', 'getBuyNowBookings', 'getUsers'] as const)
      expect(v.safeParse(exactResponses[name], await (await send(name)).json()).issues).toBeUndefined();
  });
});
