import type { StoredAddress } from '@/contract/address';
import type { Product } from '@/contract/product';
import { daysBefore } from '@/demo/seed/seedDates';
import { seedId } from '@/demo/seed/seedIds';
import type { UserRecord } from '@/demo/server/state';
import { customerSignIns } from './signIns';

interface CustomerRow {
  readonly DOB: string;
  readonly gender: string;
  readonly contactNumber: string;
  readonly addresses: readonly Omit<StoredAddress, '_id' | 'country' | 'countryCode' | 'contactNumber' | 'name'>[];
  /** Product names and quantities; null without a cart. */
  readonly cart: readonly (readonly [name: string, quantity: number])[] | null;
  readonly wishlist: readonly string[];
  /** Whether the server lists this customer's orders as ids instead of whole orders. */
  readonly ordersAsIds: boolean;
}

/** Stands in a cart for a product that the catalogue no longer has. */
export const deletedProduct = 'A product that was deleted';

/** In the order of the sign-ins. */
const rows: readonly CustomerRow[] = [
  {
    DOB: '1988-04-12',
    gender: 'Female',
    contactNumber: '+14165550142',
    addresses: [
      {
        flatNoOrBuildingNameAndStreetName: '1204 – 88 Harbour Street',
        AreaoRLocality: 'South Core',
        city: 'Toronto',
        state: 'Ontario',
        postalCode: 'M5J 0B5',
      },
      {
        flatNoOrBuildingNameAndStreetName: '17 Maplewood Crescent',
        AreaoRLocality: 'Old Markham',
        city: 'Markham',
        state: 'Ontario',
        postalCode: 'L3R 1A7',
      },
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
    DOB: '1995-11-30',
    gender: 'Male',
    contactNumber: '+15145550168',
    addresses: [
      {
        flatNoOrBuildingNameAndStreetName: '4210, rue Saint-Denis, app. 3',
        AreaoRLocality: 'Le Plateau',
        city: 'Montréal',
        state: 'Quebec',
        postalCode: 'H2J 2K9',
      },
    ],
    cart: null,
    wishlist: [],
    ordersAsIds: true,
  },
  {
    DOB: '',
    gender: '',
    contactNumber: '+16045550119',
    addresses: [
      {
        flatNoOrBuildingNameAndStreetName: '905 – 1331 Homer Street',
        AreaoRLocality: 'Yaletown',
        city: 'Vancouver',
        state: 'British Columbia',
        postalCode: 'V6B 5M5',
      },
    ],
    cart: [
      ['Sport Recovery Balm with Wintergreen', 2],
      [deletedProduct, 1],
      ['Shatavari Root Powder', 2],
    ],
    wishlist: ['Gokshura 60 Tablets', 'Himalayan Shilajit Resin'],
    ordersAsIds: false,
  },
];

/** The product's id; an unknown id if the catalogue lacks it. */
export function productIdByName(products: readonly Product[], name: string): string {
  return products.find((product) => product.name === name)?._id ?? seedId('product', 999_999, daysBefore(690));
}

/** The three customers, with carts and wishlists. */
export function makeCustomers(products: readonly Product[]): UserRecord[] {
  return customerSignIns.map(({ name, email, password }, index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const row = rows[index];
    const { contactNumber = '', addresses = [], cart = null, wishlist = [] } = row ?? {};
    const number = index + 1;
    return {
      _id: seedId('user', number, daysBefore(400 - index * 90)),
      profile: { firstName, lastName, email, contactNumber },
      password,
      DOB: row?.DOB ?? '',
      gender: row?.gender ?? '',
      country: 'Canada',
      addresses: addresses.map((address, position) => ({
        _id: seedId('address', number * 10 + position, daysBefore(390 - index * 90)),
        name,
        ...address,
        country: 'Canada',
        countryCode: 'CA',
        contactNumber,
      })),
      cart: cart && {
        items: cart.map(([productName, quantity], position) => ({
          _id: seedId('cartItem', number * 10 + position, daysBefore(9 - position * 3)),
          productId: productIdByName(products, productName),
          quantity,
        })),
      },
      wishlist: wishlist.map((productName) => productIdByName(products, productName)),
      ordersAsIds: row?.ordersAsIds ?? false,
    };
  });
}
