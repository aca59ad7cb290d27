import { Alert } from '@/ui/Alert';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/EmptyState';
import { paymentTexts } from './texts';

/** The purchase became unavailable when the shopper pressed PayPal's button. */
export function OrderNotPlaced({ reason, to }: { reason: string; to: string }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">
      <PageHeading className="mb-6 text-4xl">{paymentTexts.notPlaced.title}</PageHeading>
      <Alert tone="error">{reason}</Alert>
      <div className="mt-8">
        <ButtonLink to={to}>{paymentTexts.notPlaced.link}</ButtonLink>
      </div>
    </div>
  );
}
