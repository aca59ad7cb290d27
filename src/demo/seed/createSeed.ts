import type { DemoState } from '@/demo/server/state';
import { makeCustomerOrders } from './orders/customerOrders';
import { makeGuestOrders } from './orders/guestOrders';
import { makeManyOrders } from './orders/manyOrders';
import { makeCustomers } from './people/customers';
import { makeManyCustomers } from './people/manyCustomers';
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
  /** So many customers on top of the written ones; the further orders are then theirs. */
  readonly customers?: number;
}

/** The shop as it is before anybody came: the same for the same options, ids and dates included. */
export function createSeed({ apiBase, products: count, bookings = 0, customers = 0 }: SeedOptions): DemoState {
  const products = makeProducts(apiBase, count);
  const users = makeCustomers(products);
  const orderGroups = makeCustomerOrders(products, users);
  const guestGroups = makeGuestOrders(products);
  const moreUsers = makeManyCustomers(customers);
  const customerIds = moreUsers.map(({ _id }) => _id);
  const more = makeManyOrders(orderGroups, guestGroups, bookings, customerIds);
  const { username, password, adminCode } = adminSignIn;
  return {
    counter: 0,
    products,
    users: [...users, ...moreUsers],
    orderGroups: [...more.customers, ...orderGroups],
    guestGroups: [...more.guests, ...guestGroups],
    admins: [{ _id: seedId('admin', 1, daysBefore(500)), username, password }],
    adminCode,
    sessions: {},
    payPalOrders: {},
    faults: [],
  };
}
