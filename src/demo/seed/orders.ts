import type { ApiAddress } from '@/contract/address';
import type { Product } from '@/contract/product';
import type {
  BookedLine,
  BookingRecord,
  GuestBookingRecord,
  GuestGroupRecord,
  OrderGroupRecord,
  UserRecord,
} from '@/demo/server/state';
import { deletedProduct, type Place, productIdByName, seedAddress } from './customers';
import { between, daysBefore, pick, seededRandom, seedId } from './deterministic';

const seededShipping = 50;

/** A booked line at the current price, or at 30 for a deleted product. */
function bookedLine(products: readonly Product[], name: string, quantity: number): BookedLine {
  const productId = productIdByName(products, name);
  const price = products.find(({ _id }) => _id === productId)?.oprice ?? 30;
  return { productId, quantity, price, total_price: Math.round(price * quantity * 100) / 100 };
}

/** The total including shipping. */
function bookedTotal(lines: readonly BookedLine[]): number {
  const goods = lines.reduce((sum, line) => sum + line.total_price, 0);
  return Math.round((goods + seededShipping) * 100) / 100;
}

/** A PayPal-style transaction id. */
function seededTransaction(number: number): string {
  return `7TN${number.toString(36).toUpperCase().padStart(5, '0')}2025MAPLEQ`.slice(0, 17);
}

/** The fields that bookings of customers and guests share. */
const bookingOf = (number: number, date: Date, OrderStatus: string, Total: number, address: ApiAddress) => ({
  _id: seedId('booking', number, date),
  OrderStatus,
  OrderSummary: { Total },
  shippingAddress: address,
  bookingAddress: address,
});

type OrderRow = readonly [
  customer: number,
  daysAgo: number,
  status: string,
  lines: readonly (readonly [name: string, quantity: number])[],
];

/** Oldest first, as on the server. */
// biome-ignore format: a table.
const orderRows: readonly OrderRow[] = [
  [0, 210, 'Delivered', [['Chyawanprāsh Clásico', 2], ['Amla & Hibiscus Hair Oil', 1]]],
  [2, 120, 'Delivered', [['Shatavari Root Powder', 2], [deletedProduct, 1]]],
  [1, 75, 'Delivered', [['Himalayan Shilajit Resin', 1]]],
  [0, 14, 'In-transit', [['Kumkumadi Glow Oil', 1], ["Grandmother's Golden Milk Powder", 1]]],
  [0, 6, 'Shipped', [['Mahanarayan Massage Oil', 2]]],
  [1, 5, 'Shipped', [['Ashwagandha Root Capsules', 1], ['Triphala / त्रिफला Churna 50% Extra', 2]]],
  [2, 3, 'In-transit', [['Men’s Morning Multi-Herb Tablets', 2]]],
  [0, 1, 'Confirmed', [['Ashwagandha Root Capsules', 1], ['Shatavari Root Powder', 1]]],
];

/** The customers' orders, at least one of each status. */
export function makeCustomerOrders(products: readonly Product[], users: readonly UserRecord[]): OrderGroupRecord[] {
  return orderRows.flatMap(([customer, daysAgo, OrderStatus, names], index) => {
    const user = users[customer];
    const address = user?.addresses[0];
    if (!user || !address) return [];
    const number = index + 1;
    const date = daysBefore(daysAgo);
    const { _id: _addressId, ...shippingAddress } = address;
    const lines = names.map(([name, quantity]) => bookedLine(products, name, quantity));
    const Total = bookedTotal(lines);
    const booking: BookingRecord = {
      ...bookingOf(number, date, OrderStatus, Total, shippingAddress),
      payment_info: { transactionId: seededTransaction(number), amount: Total, currency: 'CAD' },
      products: lines,
      shipping_info: { shipping_date: date.toISOString(), shipping_Cost: seededShipping },
    };
    return [{ _id: seedId('group', number, date), userId: user._id, bookings: [booking] }];
  });
}

type GuestRow = readonly [
  guest: string,
  place: Place,
  daysAgo: number,
  status: string,
  product: string,
  quantity: number,
  oddity: 'none' | 'same transaction as the one before' | 'paid less' | 'no transaction id',
];

/** A few rows are deliberately inconsistent, for the ledger's flags. */
// biome-ignore format: a table.
const guestRows: readonly GuestRow[] = [
  ['Emily Fraser', ['22 Water Street', 'Downtown', 'Halifax', 'Nova Scotia', 'B3J 1A1'],
    88, 'Delivered', 'Himalayan Shilajit Resin', 1, 'none'],
  ['Samir Haddad', ['310 – 55 Rideau Street', 'ByWard', 'Ottawa', 'Ontario', 'K1N 9J7'],
    61, 'Delivered', 'Chyawanprāsh Clásico', 2, 'none'],
  ['Joanne Cardinal', ['8 Ravine Road', 'Strathcona', 'Edmonton', 'Alberta', 'T6E 1X5'],
    40, 'Delivered', 'Kumkumadi Glow Oil', 1, 'paid less'],
  ['Ben Larsen', ['19 Lakeview Avenue', 'Old South', 'London', 'Ontario', 'N6C 1A8'],
    33, 'Delivered', 'Mahanarayan Massage Oil', 2, 'none'],
  ['Ben Larsen', ['19 Lakeview Avenue', 'Old South', 'London', 'Ontario', 'N6C 1A8'],
    33, 'Confirmed', 'Mahanarayan Massage Oil', 2, 'same transaction as the one before'],
  ['Ana Popescu', ['7 Portage Place', 'Central', 'Winnipeg', 'Manitoba', 'R3B 2E9'],
    12, 'In-transit', 'Shatavari Root Powder', 2, 'none'],
  ['Iqra Malik', ['640 Willow Park Drive', 'Willow Park', 'Calgary', 'Alberta', 'T2J 0L5'],
    4, 'Shipped', 'Himalayan Shilajit Resin', 1, 'no transaction id'],
  ['Louis Paquette', ['12, rue du Petit-Champlain', 'Vieux-Québec', 'Québec', 'Quebec', 'G1K 4H4'],
    0, 'Confirmed', "Grandmother's Golden Milk Powder", 3, 'none'],
];

function transactionOf(oddity: GuestRow[6], number: number): string {
  if (oddity === 'no transaction id') return '';
  return seededTransaction(oddity === 'same transaction as the one before' ? number - 1 : number);
}

export function makeGuestOrders(products: readonly Product[]): GuestGroupRecord[] {
  return guestRows.map(([guest, place, daysAgo, OrderStatus, name, quantity, oddity], index) => {
    const number = 100 + index;
    const date = daysBefore(daysAgo, index);
    const line = bookedLine(products, name, quantity);
    const Total = bookedTotal([line]);
    const address = seedAddress(guest, place, '+14375550110');
    const booking: GuestBookingRecord = {
      ...bookingOf(number, date, OrderStatus, Total, address),
      email: `${guest.toLowerCase().replace(' ', '.')}@guest.example`,
      payment: {
        transactionId: transactionOf(oddity, number),
        amount: oddity === 'paid less' ? Total - 10 : Total,
        currency: 'CAD',
      },
      products: [{ ...line, name }],
      shipping_Cost: seededShipping,
    };
    return { _id: seedId('group', number, date), bookings: [booking] };
  });
}

const statuses = ['Confirmed', 'Shipped', 'In-transit', 'Delivered'] as const;

/** Repeats seeded orders over the last two years, for large fixtures. */
function repeated<T extends OrderGroupRecord | GuestGroupRecord>(
  patterns: readonly T[],
  count: number,
  first: number,
): T[] {
  const random = seededRandom(first);
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const date = daysBefore(between(random, 1, 720), between(random, -600, 600));
    const group = structuredClone(pick(random, patterns));
    group._id = seedId('group', number, date);
    for (const booking of group.bookings) {
      booking._id = seedId('booking', number, date);
      booking.OrderStatus = pick(random, statuses);
      const payment = 'payment' in booking ? booking.payment : booking.payment_info;
      payment.transactionId = seededTransaction(number);
    }
    return group;
  });
}

/** `count` additional orders: half of customers (of `customerIds`, if any), half of guests. */
export function makeManyOrders(
  customerGroups: readonly OrderGroupRecord[],
  guestGroups: readonly GuestGroupRecord[],
  count: number,
  customerIds: readonly string[],
): { customers: OrderGroupRecord[]; guests: GuestGroupRecord[] } {
  const half = Math.floor(count / 2);
  const customers = repeated(customerGroups, half, 1_000);
  customers.forEach((group, place) => {
    group.userId = customerIds[place % customerIds.length] ?? group.userId;
  });
  return { customers, guests: repeated(guestGroups, count - half, 1_000_000) };
}
