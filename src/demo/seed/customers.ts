import type { ApiAddress } from '@/contract/address';
import type { Product } from '@/contract/product';
import { newUser, type UserRecord } from '@/demo/server/state';
import { between, daysBefore, pick, seededRandom, seedId } from './deterministic';

/** The parts of a Canadian address. */
export type Place = readonly [street: string, area: string, city: string, province: string, postalCode: string];

export function seedAddress(
  name: string,
  [street, area, city, state, postalCode]: Place,
  contactNumber: string,
): ApiAddress {
  return {
    name,
    flatNoOrBuildingNameAndStreetName: street,
    AreaoRLocality: area,
    city,
    state,
    postalCode,
    country: 'Canada',
    countryCode: 'CA',
    contactNumber,
  };
}

interface CustomerRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly DOB: string;
  readonly gender: string;
  readonly contactNumber: string;
  readonly addresses: readonly Place[];
  /** Product names and quantities; null without a cart. */
  readonly cart: readonly (readonly [name: string, quantity: number])[] | null;
  readonly wishlist: readonly string[];
  /** Whether the server lists this customer's orders as ids instead of whole orders. */
  readonly ordersAsIds: boolean;
}

/** In a seeded cart or order, the name of a product that the catalogue no longer has. */
export const deletedProduct = 'A product that was deleted';

/** Fictional customers; the demo bar shows their credentials. */
export const customerSignIns = [
  {
    id: 'asha',
    name: 'Asha Rao',
    email: 'asha@demo.example',
    password: 'asha-likes-tulsi',
    DOB: '1988-04-12',
    gender: 'Female',
    contactNumber: '+14165550142',
    addresses: [
      ['1204 – 88 Harbour Street', 'South Core', 'Toronto', 'Ontario', 'M5J 0B5'],
      ['17 Maplewood Crescent', 'Old Markham', 'Markham', 'Ontario', 'L3R 1A7'],
    ],
    cart: [
      ['Ashwagandha Root Capsules', 1],
      ['Kumkumadi Glow Oil', 1],
    ],
    wishlist: [
      'Chyawanprāsh Clásico',
      "Grandmother's Golden Milk Powder",
      'Gokshura 60 Tablets',
      'Triphala / त्रिफला Churna 50% Extra',
    ],
    ordersAsIds: false,
  },
  {
    id: 'noah',
    name: 'Noah Tremblay',
    email: 'noah@demo.example',
    password: 'noah-likes-maple',
    DOB: '1995-11-30',
    gender: 'Male',
    contactNumber: '+15145550168',
    addresses: [['4210, rue Saint-Denis, app. 3', 'Le Plateau', 'Montréal', 'Quebec', 'H2J 2K9']],
    cart: null,
    wishlist: [],
    ordersAsIds: true,
  },
  {
    id: 'mei',
    name: 'Mei Chen',
    email: 'mei@demo.example',
    password: 'mei-likes-ginger',
    DOB: '',
    gender: '',
    contactNumber: '+16045550119',
    addresses: [['905 – 1331 Homer Street', 'Yaletown', 'Vancouver', 'British Columbia', 'V6B 5M5']],
    cart: [
      ['Sport Recovery Balm with Wintergreen', 2],
      [deletedProduct, 1],
      ['Shatavari Root Powder', 2],
    ],
    wishlist: ['Gokshura 60 Tablets', 'Himalayan Shilajit Resin'],
    ordersAsIds: false,
  },
] as const satisfies readonly CustomerRow[];

export const adminSignIn = { username: 'admin', password: 'north-star-tea', adminCode: 'NORTH-2025' } as const;

/** The product's id; an unknown id if the catalogue lacks it. */
export function productIdByName(products: readonly Product[], name: string): string {
  return products.find((product) => product.name === name)?._id ?? seedId('product', 999_999, daysBefore(690));
}

function makeCustomer(products: readonly Product[], row: CustomerRow, index: number): UserRecord {
  const { name, email, password, DOB, gender, contactNumber, cart, ordersAsIds } = row;
  const [firstName = '', lastName = ''] = name.split(' ');
  const number = index + 1;
  const _id = seedId('user', number, daysBefore(400 - index * 90));
  return {
    ...newUser(_id, { firstName, lastName, email, contactNumber }, password),
    DOB,
    gender,
    country: 'Canada',
    addresses: row.addresses.map((address, position) => ({
      _id: seedId('address', number * 10 + position, daysBefore(390 - index * 90)),
      ...seedAddress(name, address, contactNumber),
    })),
    cart: cart && {
      items: cart.map(([productName, quantity], position) => ({
        _id: seedId('cartItem', number * 10 + position, daysBefore(9 - position * 3)),
        productId: productIdByName(products, productName),
        quantity,
      })),
    },
    wishlist: row.wishlist.map((productName) => productIdByName(products, productName)),
    ordersAsIds,
  };
}

/** The three customers, with carts and wishlists. */
export function makeCustomers(products: readonly Product[]): UserRecord[] {
  return customerSignIns.map((row, index) => makeCustomer(products, row, index));
}

const firstNames = ['Amara', 'Beatriz', 'Chantal', 'Dmitri', 'Esther', 'Farid', 'Grace', 'Hugo', 'Ingrid', 'Jasper'];
const lastNames = ['Bouchard', 'Campbell', 'Dhillon', 'Friesen', 'Gagnon', 'Kowalski', 'MacLeod', 'Nguyen', 'Okafor'];

/** `count` additional customers without credentials, for large fixtures. */
export function makeManyCustomers(count: number): UserRecord[] {
  const random = seededRandom(77);
  return Array.from({ length: count }, (_, index) => {
    const number = 1_000 + index;
    const profile = {
      firstName: pick(random, firstNames),
      lastName: pick(random, lastNames),
      email: `customer${number}@demo.example`,
      contactNumber: `+1416555${number % 10_000}`,
    };
    const _id = seedId('user', number, daysBefore(between(random, 1, 600)));
    return { ...newUser(_id, profile, `not-a-sign-in-${_id}`), country: 'Canada' };
  });
}
