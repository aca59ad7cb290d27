import type { ComponentType } from 'react';
import { lazyComponent } from '@/lib/lazyComponent';
import { adminBookingsTexts } from './bookings/texts';
import { adminLedgerTexts } from './payments/texts';
import { adminProductsTexts } from './products/texts';
import { adminUsersTexts } from './users/texts';

/** Takes the tab's value in the URL, its label and its panel. The page's error boundary retries a panel that fails to load. */
const tab = (id: string, label: string, load: () => Promise<ComponentType>) => ({
  id,
  label,
  Panel: lazyComponent(load, { retry: false }),
});

const firstTab = tab('product', adminProductsTexts.tab, () =>
  import('./products/ProductsTab').then((module) => module.ProductsTab),
);

/** The dashboard's tabs (§2). */
export const dashboardTabs = [
  firstTab,
  tab('user', adminUsersTexts.tab, () => import('./users/UsersTab').then((module) => module.UsersTab)),
  tab('bookings', adminBookingsTexts.customer.tab, () =>
    import('./bookings/BookingsTab').then((module) => module.CustomerBookingsTab),
  ),
  tab('buynowbookings', adminBookingsTexts.guest.tab, () =>
    import('./bookings/BookingsTab').then((module) => module.GuestBookingsTab),
  ),
  tab('payments', adminLedgerTexts.tab, () => import('./payments/LedgerTab').then((module) => module.LedgerTab)),
] as const;

/** Finds a tab by its value in the URL, in any case; falls back to the first one. */
export function tabFromUrl(value: string | null) {
  return dashboardTabs.find(({ id }) => id === value?.toLowerCase()) ?? firstTab;
}
