import type { Address } from '@/contract/address';
import { AddressLines } from '@/features/addresses/AddressLines';

interface Props {
  readonly title: string;
  readonly address: Address | null;
}

/** One of a booking's addresses under its name. */
export function BookingAddress({ title, address }: Props) {
  return (
    <section aria-label={title} className="min-w-0">
      <p className="mb-1.5 font-sans text-sm font-semibold text-ink-soft">{title}</p>
      {address ? <AddressLines address={address} /> : <p>None</p>}
      {address && !address.flatNoOrBuildingNameAndStreetName && <p className="text-alert">No street</p>}
    </section>
  );
}
