import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { Address } from '@/contract/address';
import { AddressLines } from '@/features/addresses/AddressLines';
import { checkoutTexts } from './texts';

/** One address serves shipping and billing (ruling 29). */
export function AddressPanel({ address }: { address: Address }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
      <Panel title={checkoutTexts.shippingAddress} change={checkoutTexts.changeShippingAddress}>
        <AddressLines address={address} />
      </Panel>
      <Panel title={checkoutTexts.billingAddress} change={checkoutTexts.changeBillingAddress}>
        <p className="text-ink-soft">{checkoutTexts.sameAsShipping}</p>
      </Panel>
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly change: string;
  readonly children: ReactNode;
}

function Panel({ title, change, children }: PanelProps) {
  return (
    <section aria-label={title} className="rounded-card border border-ivory-edge p-5">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-display text-lg">{title}</h2>
        <Link to={routePatterns.checkout} aria-label={change} className="font-semibold text-leaf underline">
          {checkoutTexts.change}
        </Link>
      </div>
      {children}
    </section>
  );
}
