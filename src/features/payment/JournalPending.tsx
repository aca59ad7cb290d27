import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Skeleton } from '@/ui/Skeleton';
import { useDelayedFlag } from '@/ui/useDelayedFlag';
import { SupportLinks } from './SupportLinks';
import { paymentTexts } from './texts';

const errorAfterMs = 10_000;

/** Nothing can be paid for until the journal shows whether an earlier payment is open: a skeleton, then an error. */
export function JournalPending() {
  const texts = paymentTexts.journal;
  const stuck = useDelayedFlag(errorAfterMs, true);
  if (!stuck)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    );
  return (
    <Card>
      <div role="alert">
        <h1 className="font-display text-2xl">{texts.title}</h1>
        <p className="mt-2 text-ink-soft">{texts.text}</p>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
        <SupportLinks text={texts.supportMessage} />
      </div>
    </Card>
  );
}
