import type { Address } from '@/contract/address';
import type { Product } from '@/contract/product';
import { daysBefore } from '@/demo/seed/seedDates';
import { seedId } from '@/demo/seed/seedIds';
import type { GuestGroupRecord } from '@/demo/server/state';
import { bookedLine, bookedTotal, seededShipping, seededTransaction } from './lines';

type GuestRow = readonly [
  guest: string,
  street: string,
  area: string,
  city: string,
  province: string,
  postalCode: string,
  daysAgo: number,
  status: string,
  product: string,
  quantity: number,
  oddity: 'none' | 'same transaction as the one before' | 'paid less' | 'no transaction id',
];

/** A few are deliberately inconsistent, for the ledger's flags. */
// biome-ignore format: a table.
const rows: readonly GuestRow[] = [
  ['Emily Fraser', '22 Water Street', 'Downtown', 'Halifax', 'Nova Scotia', 'B3J 1A1',
    88, 'Delivered', 'Himalayan Shilajit Resin', 1, 'none'],
  ['Samir Haddad', '310 – 55 Rideau Street', 'ByWard', 'Ottawa', 'Ontario', 'K1N 9J7',
    61, 'Delivered', 'Chyawanprāsh Clásico', 2, 'none'],
  ['Joanne Cardinal', '8 Ravine Road', 'Strathcona', 'Edmonton', 'Alberta', 'T6E 1X5',
    40, 'Delivered', 'Kumkumadi Glow Oil', 1, 'paid less'],
  ['Ben Larsen', '19 Lakeview Avenue', 'Old South', 'London', 'Ontario', 'N6C 1A8',
    33, 'Delivered', 'Mahanarayan Massage Oil', 2, 'none'],
  ['Ben Larsen', '19 Lakeview Avenue', 'Old South', 'London', 'Ontario', 'N6C 1A8',
    33, 'Confirmed', 'Mahanarayan Massage Oil', 2, 'same transaction as the one before'],
  ['Ana Popescu', '7 Portage Place', 'Central', 'Winnipeg', 'Manitoba', 'R3B 2E9',
    12, 'In-transit', 'Shatavari Root Powder', 2, 'none'],
  ['Iqra Malik', '640 Willow Park Drive', 'Willow Park', 'Calgary', 'Alberta', 'T2J 0L5',
    4, 'Shipped', 'Himalayan Shilajit Resin', 1, 'no transaction id'],
  ['Louis Paquette', '12, rue du Petit-Champlain', 'Vieux-Québec', 'Québec', 'Quebec', 'G1K 4H4',
    0, 'Confirmed', "Grandmother's Golden Milk Powder", 3, 'none'],
];

function addressOf([name, street, AreaoRLocality, city, state, postalCode]: GuestRow): Address {
  return {
    name,
    flatNoOrBuildingNameAndStreetName: street,
    AreaoRLocality,
    city,
    state,
    postalCode,
    country: 'Canada',
    countryCode: 'CA',
    contactNumber: '+14375550110',
  };
}

function transactionOf(oddity: GuestRow[10], number: number): string {
  if (oddity === 'no transaction id') return '';
  return seededTransaction(oddity === 'same transaction as the one before' ? number - 1 : number);
}

export function makeGuestOrders(products: readonly Product[]): GuestGroupRecord[] {
  return rows.map((row, index) => {
    const [guest, , , , , , daysAgo, OrderStatus, name, quantity, oddity] = row;
    const line = bookedLine(products, name, quantity);
    const total = bookedTotal([line]);
    const address = addressOf(row);
    const number = 100 + index;
    return {
      _id: seedId('group', number, daysBefore(daysAgo, index)),
      bookings: [
        {
          _id: seedId('booking', number, daysBefore(daysAgo, index)),
          email: `${guest.toLowerCase().replace(' ', '.')}@guest.example`,
          OrderStatus,
          OrderSummary: { Total: total },
          shippingAddress: address,
          bookingAddress: address,
          payment: {
            transactionId: transactionOf(oddity, number),
            amount: oddity === 'paid less' ? total - 10 : total,
            currency: 'CAD',
          },
          products: [{ ...line, name }],
          shipping_Cost: seededShipping,
        },
      ],
    };
  });
}
