import { guestBagKey } from '@/config/constants';
import type { Address, ApiAddress, StoredAddress } from '@/contract/address';
import type { CallName } from '@/contract/calls';
import type { Product, Review } from '@/contract/product';
import type { CartItem, User } from '@/contract/user';
import { type BagLine, emptyBag, type GuestBag, withAdded } from '@/domain/guestBag';
import type { Backend } from './backend';

/** A parsed product; a test passes only the fields that matter to it. */
export function product(fields: Partial<Product> = {}): Product {
  return {
    _id: '65a000000000000000000001',
    name: 'Ashwagandha Root',
    brand: 'Brahmanand',
    category: 'Medicine',
    subcategory: 'Calm',
    price: 40,
    oprice: 30,
    description: 'A root powder.',
    stockSize: 20,
    dose_form: 'Powder',
    pack_size: '100 g',
    images: [],
    reviews: [],
    ...fields,
  };
}

export function review(ratings: number, fields: Partial<Review> = {}): Review {
  return {
    _id: `65b00000000000000000000${ratings}`,
    ratings,
    comments: 'Good.',
    name: 'Mina',
    email: 'mina@example.com',
    createdAt: '2025-05-01T10:00:00.000Z',
    like: 0,
    dislike: 0,
    ...fields,
  };
}

export const address: Address = {
  name: 'Noor Gill',
  line: '12 Elm Street',
  area: 'The Annex',
  city: 'Toronto',
  state: 'Ontario',
  pincode: 'M5V 2T6',
  country: 'Canada',
  countryCode: 'CA',
  phone: '+14165550137',
};

/** The same product as the API spells it. */
export const apiAddress: ApiAddress = {
  name: 'Noor Gill',
  flatNoOrBuildingNameAndStreetName: '12 Elm Street',
  AreaoRLocality: 'The Annex',
  city: 'Toronto',
  state: 'Ontario',
  postalCode: 'M5V 2T6',
  country: 'Canada',
  countryCode: 'CA',
  contactNumber: '+14165550137',
};

export const storedAddress: StoredAddress = { _id: '65c000000000000000000001', ...address };

export function cartItem(item: Product | null, quantity = 1): CartItem {
  return { _id: '65d000000000000000000001', product: item, deletedProductId: '', quantity };
}

export function user(fields: Partial<User> = {}): User {
  return {
    _id: '65e000000000000000000001',
    profile: { firstName: 'Noor', lastName: 'Gill', email: 'noor@example.com', contactNumber: '+14165550137' },
    myOrders: [],
    myAddresses: [],
    myPayments: [],
    myCart: [],
    wishlistedItems: [],
    ...fields,
  };
}

/** A guest's Buy Now state, complete up to the address; `fields` overrides it. */
export function guestPurchase(fields: Record<string, unknown> = {}, of: Partial<Product> = {}) {
  return {
    product: product({ price: 80, oprice: 60.5, ...of }),
    quantity: 1,
    address,
    email: 'noor@example.com',
    ...fields,
  };
}

export const optionsChosen = {
  selectedAddress: null,
  totalAmount: null,
  PaymentType: 'PayPal',
  shippingOption: 'Standard',
};

/** Distinct products: "Remedy 01" at CA$11.00, "Remedy 02" at CA$12.00 … */
export function shelf(count: number, fields: Partial<Product> = {}): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return product({
      _id: `65a0000000000000000001${number}`,
      name: `Remedy ${number}`,
      price: 11 + index,
      oprice: 11 + index,
      ...fields,
    });
  });
}

/** Replaces the backend's products. */
export async function stock(backend: Backend, products: readonly Product[]): Promise<void> {
  await backend.store.transact((state) => {
    state.products = [...products];
  });
}

/** Sells only these and what customers have in cart or wishlist: a page without the other products costs half. */
export async function sellFew(backend: Backend, ...names: string[]): Promise<void> {
  await backend.store.transact((state) => {
    const had = state.users.flatMap(({ cart, wishlist }) => [
      ...wishlist,
      ...(cart?.items ?? []).map(({ productId }) => productId),
    ]);
    state.products = state.products.filter(({ _id, name }) => had.includes(_id) || names.includes(name));
  });
}

/** The requests of a call so far. */
export function requestsOf(backend: Backend, call: CallName) {
  return backend.requests.filter((request) => request.call === call);
}

/** A seeded product, as the server has it. */
export async function soldProduct(backend: Backend, name: string): Promise<Product> {
  const found = await backend.store.read(({ products }) => products.find((one) => one.name === name));
  if (!found) throw new Error(`The seed has no ${name}`);
  return found as Product;
}

interface Item {
  readonly product: Product;
  readonly quantity?: number;
  readonly change?: Partial<BagLine>;
}

/** Stores a guest's bag as an earlier visit would have. */
export function storeBag({ lines = [], saved = [] }: { lines?: readonly Item[]; saved?: readonly Item[] }): void {
  const add = (bag: GuestBag, list: keyof GuestBag, { product, quantity = 1, change }: Item) => {
    const next = withAdded(bag, list, product, quantity, Date.now());
    return { ...next, [list]: next[list].map((line) => (line._id === product._id ? { ...line, ...change } : line)) };
  };
  const withLines = lines.reduce((bag, item) => add(bag, 'lines', item), emptyBag);
  localStorage.setItem(guestBagKey, JSON.stringify(saved.reduce((bag, item) => add(bag, 'saved', item), withLines)));
}

export function storedBag(): GuestBag | null {
  return JSON.parse(localStorage.getItem(guestBagKey) ?? 'null');
}

/** Products in a test's stored slices, by name: the backend sells them, but lists them nowhere. */
export const storedProducts = new Map<string, Product>();

function isProduct(value: object): value is Product {
  return '_id' in value && 'oprice' in value && 'name' in value;
}

/** Registers every product that a test puts into storage. */
export function rememberProducts(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (isProduct(value)) storedProducts.set(value.name, value);
  for (const inner of Object.values(value)) rememberProducts(inner);
}
