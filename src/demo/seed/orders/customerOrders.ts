import type { Product } from '@/contract/product';
import { deletedProduct } from '@/demo/seed/people/customers';
import { daysBefore } from '@/demo/seed/seedDates';
import { seedId } from '@/demo/seed/seedIds';
import type { BookingRecord, OrderGroupRecord, UserRecord } from '@/demo/server/state';
import { bookedLine, bookedTotal, seededShipping, seededTransaction } from './lines';

type OrderRow = readonly [
  customer: number,
  daysAgo: number,
  status: string,
  lines: readonly (readonly [name: string, quantity: number])[],
];

/** Oldest first, as on the server. */
const rows: readonly OrderRow[] = [
  [
    0,
    210,
    'Delivered',
    [
      ['Chyawanprāsh Clásico', 2],
      ['Amla & Hibiscus Hair Oil', 1],
    ],
  ],
  [
    2,
    120,
    'Delivered',
    [
      ['Shatavari Root Powder', 2],
      [deletedProduct, 1],
    ],
  ],
  [1, 75, 'Delivered', [['Himalayan Shilajit Resin', 1]]],
  [
    0,
    14,
    'In-transit',
    [
      ['Kumkumadi Glow Oil', 1],
      ["Grandmother's Golden Milk Powder", 1],
    ],
  ],
  [0, 6, 'Shipped', [['Mahanarayan Massage Oil', 2]]],
  [
    1,
    5,
    'Shipped',
    [
      ['Ashwagandha Root Capsules', 1],
      ['Triphala / त्रिफला Churna 50% Extra', 2],
    ],
  ],
  [2, 3, 'In-transit', [['Men’s Morning Multi-Herb Tablets', 2]]],
  [
    0,
    1,
    'Confirmed',
    [
      ['Ashwagandha Root Capsules', 1],
      ['Shatavari Root Powder', 1],
    ],
  ],
];

function bookingOf(row: OrderRow, number: number, products: readonly Product[], user: UserRecord): BookingRecord {
  const [, daysAgo, OrderStatus, names] = row;
  const lines = names.map(([name, quantity]) => bookedLine(products, name, quantity));
  const total = bookedTotal(lines);
  const { _id: _addressId, ...address } = user.addresses[0] ?? { _id: '', ...emptyAddress };
  return {
    _id: seedId('booking', number, daysBefore(daysAgo)),
    OrderStatus,
    OrderSummary: { Total: total },
    shippingAddress: address,
    bookingAddress: address,
    payment_info: { transactionId: seededTransaction(number), amount: total, currency: 'CAD' },
    products: lines,
    shipping_info: { shipping_date: daysBefore(daysAgo).toISOString(), shipping_Cost: seededShipping },
  };
}

const emptyAddress = {
  name: '',
  flatNoOrBuildingNameAndStreetName: '',
  AreaoRLocality: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  countryCode: '',
  contactNumber: '',
};

/** The customers' orders, at least one of each status. */
export function makeCustomerOrders(products: readonly Product[], users: readonly UserRecord[]): OrderGroupRecord[] {
  return rows.flatMap((row, index) => {
    const user = users[row[0]];
    if (!user) return [];
    const number = index + 1;
    const _id = seedId('group', number, daysBefore(row[1]));
    return [{ _id, userId: user._id, bookings: [bookingOf(row, number, products, user)] }];
  });
}
