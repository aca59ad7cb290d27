/** The dashboard's tabs (§2), as they stand in the URL. */
export const dashboardTabs = [
  { id: 'product', label: 'Product' },
  { id: 'user', label: 'User' },
  { id: 'bookings', label: 'Bookings' },
  { id: 'buynowbookings', label: 'BuyNowBookings' },
  { id: 'payments', label: 'Payments' },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]['id'];

/** The tab a URL asks for, in any spelling; the first for any other. */
export function readTab(value: string | null): DashboardTab {
  return dashboardTabs.find(({ id }) => id === value?.toLowerCase())?.id ?? 'product';
}
