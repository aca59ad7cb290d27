import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { SupportLinks } from './SupportLinks';

/** PayPal's script did not come: blocked, hanging or broken. Retry works without a reload. */
export function ScriptTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <Card>
      <div role="alert">
        <h3 className="font-display text-xl">PayPal could not be loaded</h3>
        <p className="mt-2 text-ink-soft">
          Nothing was charged, and your order is kept. An ad blocker or a weak connection may be in the way.
        </p>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button onClick={onRetry}>Retry</Button>
        <SupportLinks text="PayPal does not load for my order." />
      </div>
    </Card>
  );
}
