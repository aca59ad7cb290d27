import { Button } from '@/ui/Button';
import { useDelayedFlag } from '@/ui/loading';
import { Skeleton } from '@/ui/Skeleton';
import { SupportCard } from './PaymentCard';
import { paymentTexts } from './texts';

const noteAfterMs = 1500;
const errorAfterMs = 10_000;

/** Nothing can be paid for until the journal shows whether an earlier payment is open: a skeleton, why, then an error. */
export function JournalPending() {
  const texts = paymentTexts.journal;
  const slow = useDelayedFlag(noteAfterMs, true);
  const stuck = useDelayedFlag(errorAfterMs, true);
  if (!stuck)
    return (
      <>
        <p role="status" className="min-h-6 pb-4">
          {slow && texts.checking}
        </p>
        <div role="status" aria-label={texts.loading}>
          <Skeleton className="h-64 w-full rounded-card" />
        </div>
      </>
    );
  return (
    <SupportCard
      heading={<h1 className="font-display text-2xl">{texts.title}</h1>}
      text={texts.text}
      action={<Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
      supportMessage={texts.supportMessage}
    />
  );
}
