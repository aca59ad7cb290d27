import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { Address } from '@/contract/address';
import { AddressLines } from '@/features/addresses/AddressLines';
import { checkoutTexts } from './texts';

/** One address serves shipping and billing (ruling 29). */
export function AddressPanel({ address }: { address: Address }) {
  const panels = [
    { title: checkoutTexts.shippingAddress, change: checkoutTexts.changeShippingAddress },
    { title: checkoutTexts.billingAddress, change: checkoutTexts.changeBillingAddress },
  ];
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {panels.map(({ title, change }) => (
        <section key={title} aria-label={title} className="rounded-card border border-ivory-edge p-5">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="font-display text-lg">{title}</h2>
            <Link to={routePatterns.checkout} aria-label={change} className="font-semibold text-leaf underline">
              {checkoutTexts.change}
            </Link>
          </div>
          <AddressLines address={address} />
        </section>
      ))}
    </div>
  );
}
