/** The dashboard's tabs (§2), as they stand in the URL. */
export const adminTabs = [
  { id: 'product', label: 'Product' },
  { id: 'user', label: 'User' },
  { id: 'bookings', label: 'Bookings' },
  { id: 'buynowbookings', label: 'BuyNowBookings' },
  { id: 'payments', label: 'Payments' },
] as const;

export type AdminTab = (typeof adminTabs)[number]['id'];

/** The tab a URL asks for, in any spelling; the first for any other. */
export function readAdminTab(value: string | null): AdminTab {
  return adminTabs.find(({ id }) => id === value?.toLowerCase())?.id ?? 'product';
}
