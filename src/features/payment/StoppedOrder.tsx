import { Alert } from '@/ui/Alert';
import { ButtonLink } from '@/ui/ButtonLink';
import { PageHeading } from '@/ui/PageHeading';

/** What was about to be paid cannot be bought any more: why, and where to go on. */
export function StoppedOrder({ reason, to }: { reason: string; to: string }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">
      <PageHeading className="mb-6 text-4xl">Your order was not placed</PageHeading>
      <Alert tone="error">{reason}</Alert>
      <div className="mt-8">
        <ButtonLink to={to}>Review what you are buying</ButtonLink>
      </div>
    </div>
  );
}
