import type { Address } from '@/contract/address';
import { canada, countryNameLabel, provinceLabel } from '@/domain/address';

export function AddressLines({ address }: { address: Address }) {
  const state = address.country === canada ? provinceLabel(address.state) : address.state;
  const locality = [address.city, state, address.postalCode].filter(Boolean).join(', ');
  const country = countryNameLabel(address.country);
  const lines = [address.flatNoOrBuildingNameAndStreetName, address.AreaoRLocality, locality, country].filter(Boolean);
  return (
    <address className="min-w-0 leading-relaxed wrap-anywhere not-italic">
      <strong className="block font-semibold">{address.name}</strong>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, such as a locality named like its street.
        <span key={index} className="block">
          {line}
        </span>
      ))}
      {address.contactNumber && <span className="mt-1 block text-ink-soft tabular-nums">{address.contactNumber}</span>}
    </address>
  );
}
