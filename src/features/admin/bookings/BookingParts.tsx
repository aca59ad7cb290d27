import { weakMapMemoize } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import type { Address } from '@/contract/address';
import { bookedProducts } from '@/domain/bookings';
import type { InvoiceLine } from '@/domain/invoice';
import { AddressLines } from '@/features/addresses/AddressLines';
import { adminBookingsTexts } from './texts';

interface BookingAddressProps {
  readonly title: string;
  readonly address: Address | null;
}

/** The screen says what an address lacks; paper, which goes into the parcel, leaves that out. */
export function BookingAddress({ title, address }: BookingAddressProps) {
  return (
    <section aria-label={title} className={`min-w-0 break-inside-avoid ${address ? '' : 'print:hidden'}`}>
      <p className="mb-1.5 font-sans text-sm font-semibold text-ink-soft">{title}</p>
      {address ? <AddressLines address={address} /> : <p>{adminBookingsTexts.noAddress}</p>}
      {address && !address.line && <p className="text-alert print:hidden">{adminBookingsTexts.noStreet}</p>}
    </section>
  );
}

interface DetailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a booking's detail, as a labelled region. */
export function DetailSection({ title, children }: DetailSectionProps) {
  return (
    <section aria-label={title} className="min-w-0 break-inside-avoid">
      <h3 className="mb-2 font-sans text-sm font-semibold text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}

const finderOf = weakMapMemoize(bookedProducts);

/** A line's picture from today's catalogue: bookings have none (§3). */
export function useBookedPicture(): (line: InvoiceLine | undefined) => string | undefined {
  const { data } = useAdminGetProductsQuery();
  return (line) => line && data && finderOf(data)(line)?.images[0];
}
