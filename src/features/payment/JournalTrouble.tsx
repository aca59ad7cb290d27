import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Skeleton } from '@/ui/Skeleton';
import { useDelayedFlag } from '@/ui/useDelayedFlag';
import { SupportLinks } from './SupportLinks';

/** From when on (ms) a journal that cannot be read is said to be more than slow. */
const patienceMs = 10_000;

/** Until it is known whether an earlier payment is open, nothing can be paid: a skeleton, then what to do about it. */
export function JournalTrouble() {
  const stuck = useDelayedFlag(patienceMs, true);
  if (!stuck)
    return (
      <div role="status" aria-label="Loading your order">
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    );
  return (
    <Card>
      <div role="alert">
        <h1 className="font-display text-2xl">We can’t check for earlier payments</h1>
        <p className="mt-2 text-ink-soft">
          Your browser’s storage isn’t responding, and we need it so that you never pay twice. Please reload this page.
          If that doesn’t help, close the shop’s other tabs or restart your browser. We’ve kept your order details.
        </p>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <SupportLinks text="The shop can’t check for earlier payments in my browser." />
      </div>
    </Card>
  );
}
