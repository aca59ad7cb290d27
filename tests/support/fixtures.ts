import type { Address, StoredAddress } from '@/contract/address';
import type { Product, Review } from '@/contract/product';
import type { CartItem, User } from '@/contract/user';

/** A parsed product; a test passes only the fields it is about. */
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
  return { _id: '65d000000000000000000001', productId: item, deletedProductId: '', quantity };
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
