import { weakMapMemoize } from '@reduxjs/toolkit';
import type { ListedUser } from '@/contract/adminLists';
import type { BuyNowGroup, OrderGroup } from '@/contract/order';
import type { Product } from '@/contract/product';
import {
  type AdminBooking,
  customerGroupBookings,
  guestGroupBookings,
  newestFirst,
  oldestFirst,
} from '@/domain/adminBookings';
import { type ProductRow, productRow } from '@/domain/adminProducts';
import { type UserRow, userRow } from '@/domain/adminUsers';
import { type LedgerEntry, ledgerReader } from '@/domain/ledger';
import { withUniqueKeys } from '@/domain/uniqueKeys';
import { mapInChunks } from '@/lib/mapInChunks';
import { rowMaker } from './rowMaker';

/** Rows of the dashboard's lists, each made once for all parts of the page that need them. */
export const productRows = rowMaker<Product, ProductRow>((products) => mapInChunks(products, productRow));

export const userRows = rowMaker<ListedUser, UserRow>((users) => mapInChunks(users, userRow));

/** Customers' bookings, newest first. */
export const customerBookingRows = rowMaker<OrderGroup, AdminBooking>(async (groups) =>
  newestFirst(withUniqueKeys((await mapInChunks(groups, customerGroupBookings)).flat())),
);

/** Guests' Buy Now bookings, newest first. */
export const guestBookingRows = rowMaker<BuyNowGroup, AdminBooking>(async (groups) =>
  newestFirst(withUniqueKeys((await mapInChunks(groups, guestGroupBookings)).flat())),
);

/** Both kinds of bookings as one ledger (ruling 23), newest first. */
export const ledgerRows = rowMaker<AdminBooking, LedgerEntry>(async (bookings) =>
  (await mapInChunks(oldestFirst(bookings), ledgerReader(bookings))).toReversed(),
);

/** Both kinds of bookings in one list: the same list for the same two. */
export const bothKinds = weakMapMemoize((customers: readonly AdminBooking[], guests: readonly AdminBooking[]) => [
  ...customers,
  ...guests,
]);
