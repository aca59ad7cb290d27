import type { DemoState } from '@/demo/server/state';
import { makeCustomerOrders } from './orders/customerOrders';
import { makeGuestOrders } from './orders/guestOrders';
import { makeManyOrders } from './orders/manyOrders';
import { makeCustomers } from './people/customers';
import { adminSignIn } from './people/signIns';
import { makeProducts } from './products/makeProducts';
import { daysBefore } from './seedDates';
import { seedId } from './seedIds';

export interface SeedOptions {
  /** Base address of the pictures, without trailing slash. */
  readonly apiBase: string;
  /** Exactly so many products; the whole written catalogue when not said. */
  readonly products?: number;
  /** So many orders on top of the written ones. */
  readonly bookings?: number;
}

/** The shop as it is before anybody came: the same for the same options, ids and dates included. */
export function createSeed({ apiBase, products: count, bookings = 0 }: SeedOptions): DemoState {
  const products = makeProducts(apiBase, count);
  const users = makeCustomers(products);
  const orderGroups = makeCustomerOrders(products, users);
  const guestGroups = makeGuestOrders(products);
  const more = makeManyOrders(orderGroups, guestGroups, bookings);
  const { username, password, adminCode } = adminSignIn;
  return {
    counter: 0,
    products,
    users,
    orderGroups: [...more.customers, ...orderGroups],
    guestGroups: [...more.guests, ...guestGroups],
    admins: [{ _id: seedId('admin', 1, daysBefore(500)), username, password }],
    adminCode,
    sessions: {},
    payPalOrders: {},
    faults: [],
  };
}
