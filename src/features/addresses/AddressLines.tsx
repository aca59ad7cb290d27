import type { Address } from '@/contract/address';
import { addressLines } from '@/domain/address';

export function AddressLines({ address }: { address: Address }) {
  return (
    <address className="min-w-0 leading-relaxed wrap-anywhere not-italic">
      <strong dir="auto" className="block font-semibold">
        {address.name}
      </strong>
      {addressLines(address).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, such as a locality named like its street.
        <span key={index} dir="auto" className="block">
          {line}
        </span>
      ))}
      {address.phone && <span className="mt-1 block text-ink-soft tabular-nums">{address.phone}</span>}
    </address>
  );
}
