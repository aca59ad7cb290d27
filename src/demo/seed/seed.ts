import type { DemoState } from '@/demo/server/state';
import { adminSignIn, makeCustomers, makeManyCustomers } from './customers';
import { daysBefore, seedId } from './deterministic';
import { makeCustomerOrders, makeGuestOrders, makeManyOrders } from './orders';
import { makeProducts } from './products';

export interface SeedOptions {
  /** Base URL of the pictures, without a trailing slash. */
  readonly apiBase: string;
  /** The number of products; by default the whole handwritten catalogue. */
  readonly products?: number;
  /** Additional generated orders. */
  readonly bookings?: number;
  /** Additional generated customers, who then own the additional orders. */
  readonly customers?: number;
}

/** The initial data; deterministic, including ids and dates. */
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
