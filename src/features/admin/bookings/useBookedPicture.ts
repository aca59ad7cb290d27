import { weakMapMemoize } from '@reduxjs/toolkit';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import type { AdminBookingLine } from '@/domain/adminBookings';
import { bookedProducts } from '@/domain/bookedProducts';
import { safeUrl } from '@/lib/url';

const finderOf = weakMapMemoize(bookedProducts);

/** A line's picture from today's catalogue: bookings have none (§3). */
export function useBookedPicture(): (line: AdminBookingLine) => string | null {
  const { data } = useAdminGetProductsQuery();
  return (line) => safeUrl(data && finderOf(data)(line)?.images[0]);
}
