import type { Address } from '@/contract/address';
import { AddressLines } from '@/features/addresses/AddressLines';
import { adminBookingsTexts } from './texts';

interface Props {
  readonly title: string;
  readonly address: Address | null;
}

export function BookingAddress({ title, address }: Props) {
  return (
    <section aria-label={title} className="min-w-0">
      <p className="mb-1.5 font-sans text-sm font-semibold text-ink-soft">{title}</p>
      {address ? <AddressLines address={address} /> : <p>{adminBookingsTexts.noAddress}</p>}
      {address && !address.flatNoOrBuildingNameAndStreetName && (
        <p className="text-alert">{adminBookingsTexts.noStreet}</p>
      )}
    </section>
  );
}
