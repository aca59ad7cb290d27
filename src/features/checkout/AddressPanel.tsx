import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { Address } from '@/contract/address';
import { AddressLines } from '@/features/addresses/AddressLines';

/** Shipping and billing address with their Change links (§2); one selected address serves both (ruling 29). */
export function AddressPanel({ address }: { address: Address }) {
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {['Shipping address', 'Billing address'].map((title) => (
        <section key={title} aria-label={title} className="rounded-card border border-ivory-edge p-5">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="font-display text-lg">{title}</h2>
            <Link
              to={routePatterns.checkout}
              aria-label={`Change ${title.toLowerCase()}`}
              className="font-semibold text-leaf underline"
            >
              Change
            </Link>
          </div>
          <AddressLines address={address} />
        </section>
      ))}
    </div>
  );
}
