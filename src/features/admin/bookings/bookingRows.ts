import { weakMapMemoize } from '@reduxjs/toolkit';
import type { BuyNowGroup, OrderGroup } from '@/contract/order';
import { type AdminBooking, customerGroupBookings, guestGroupBookings, newestFirst } from '@/domain/adminBookings';
import { withUniqueKeys } from '@/domain/uniqueKeys';
import { rowCache } from '@/features/admin/list/rowCache';
import { mapInChunks } from '@/lib/scheduling';

/** Customers' bookings, newest first. */
export const customerBookingRows = rowCache<OrderGroup, AdminBooking>(async (groups) =>
  newestFirst(withUniqueKeys((await mapInChunks(groups, customerGroupBookings)).flat())),
);

/** Guests' Buy Now bookings, newest first. */
export const guestBookingRows = rowCache<BuyNowGroup, AdminBooking>(async (groups) =>
  newestFirst(withUniqueKeys((await mapInChunks(groups, guestGroupBookings)).flat())),
);

/** Concatenates both kinds; the same two lists always give the same array. */
export const allBookingRows = weakMapMemoize((customers: readonly AdminBooking[], guests: readonly AdminBooking[]) => [
  ...customers,
  ...guests,
]);
