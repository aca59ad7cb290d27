import type { ComponentType } from 'react';
import { type ListCall, listCalls } from '@/api/adminApi';
import { lazyComponent } from '@/lib/lazy';
import { adminBookingsTexts } from './bookings/texts';
import { adminLedgerTexts } from './payments/texts';
import { adminProductsTexts } from './products/texts';
import { adminUsersTexts } from './users/texts';

const { adminGetProducts, getUsers, getBookings, getBuyNowBookings } = listCalls;

/**
 * Takes the tab's value in the URL, its label, the lists that it shows, and its panel. The page's error boundary
 * retries a panel that fails to load.
 */
const tab = (id: string, label: string, lists: readonly ListCall[], load: () => Promise<ComponentType>) => ({
  id,
  label,
  lists,
  /** Whether a button shows the list (§2); payments are always shown. */
  onDemand: id !== 'payments',
  Panel: lazyComponent(load, { retry: false }),
});

const firstTab = tab('product', adminProductsTexts.tab, [adminGetProducts], () =>
  import('./products/ProductsTab').then((module) => module.ProductsTab),
);

/** The dashboard's tabs (§2). */
export const dashboardTabs = [
  firstTab,
  tab('user', adminUsersTexts.tab, [getUsers], () => import('./users/UsersTab').then((module) => module.UsersTab)),
  tab('bookings', adminBookingsTexts.customer.tab, [getBookings], () =>
    import('./bookings/BookingsTab').then((module) => module.CustomerBookingsTab),
  ),
  tab('buynowbookings', adminBookingsTexts.guest.tab, [getBuyNowBookings], () =>
    import('./bookings/BookingsTab').then((module) => module.GuestBookingsTab),
  ),
  tab('payments', adminLedgerTexts.tab, [getBookings, getBuyNowBookings], () =>
    import('./payments/LedgerTab').then((module) => module.LedgerTab),
  ),
] as const;

/** Finds a tab by its value in the URL, in any case; falls back to the first one. */
export function tabFromUrl(value: string | null) {
  return dashboardTabs.find(({ id }) => id === value?.toLowerCase()) ?? firstTab;
}
