import type { MouseEvent } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { SupportLinks } from './SupportLinks';

/** PayPal's script or our own part around it did not come: blocked, hanging or broken. Retry works without a reload. */
export function ScriptTrouble({ onRetry }: { onRetry: () => void }) {
  function retry({ currentTarget }: MouseEvent) {
    // The button goes with its card: the focus stays in the section.
    currentTarget.closest('section')?.querySelector<HTMLElement>('h2')?.focus();
    onRetry();
  }
  return (
    <Card>
      <div role="alert">
        <h3 className="font-display text-xl">We couldn’t load PayPal</h3>
        <p className="mt-2 text-ink-soft">
          Nothing was charged, and your order is kept. An ad blocker or a weak connection may be in the way.
        </p>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button onClick={retry}>Retry</Button>
        <SupportLinks text="PayPal doesn’t load for my order." />
      </div>
    </Card>
  );
}
