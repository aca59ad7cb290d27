import type { Address } from '@/contract/address';

export function AddressLines({ address }: { address: Address }) {
  const locality = [address.city, address.state, address.postalCode].filter(Boolean).join(', ');
  const lines = [address.flatNoOrBuildingNameAndStreetName, address.AreaoRLocality, locality, address.country].filter(
    Boolean,
  );
  return (
    <address className="min-w-0 leading-relaxed wrap-anywhere not-italic">
      <strong className="block font-semibold">{address.name}</strong>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {address.contactNumber && <span className="mt-1 block text-ink-soft tabular-nums">{address.contactNumber}</span>}
    </address>
  );
}
