import { footerTexts } from './texts';

const entries = [
  footerTexts.paymentMethod,
  footerTexts.contactUs,
  footerTexts.shippingPolicy,
  footerTexts.refundPolicy,
  footerTexts.cancellationPolicy,
  footerTexts.trackOrder,
] as const;

/** The customer-service list (§2), as plain text (ruling 22). */
export function FooterService() {
  return (
    <div>
      <h2 className="text-xl text-ivory">{footerTexts.service}</h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2.5 md:grid-cols-1">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
