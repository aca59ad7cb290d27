import { useState } from 'react';
import type { PaymentSnapshot } from '@/payment/outcomes';

/**
 * Whether the order in `view.done` was placed while this page stood: its confirmation is shown then, even when another
 * tab has chosen something new to buy meanwhile. Takes null until the journal was read.
 */
export function useJustPlaced(view: PaymentSnapshot | null): boolean {
  const [before, setBefore] = useState<{ readonly attemptId: string | null } | null>(null);
  if (view && !before) setBefore({ attemptId: view.done?.attemptId ?? null });
  const placed = view?.done?.attemptId;
  return before !== null && placed !== undefined && placed !== before.attemptId;
}
