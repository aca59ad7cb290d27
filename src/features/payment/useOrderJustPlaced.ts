import { useState } from 'react';
import type { PaymentSnapshot } from '@/payment/outcomes';

/** Whether the latest order was placed since this page was opened. Another tab may have started a new purchase meanwhile. */
export function useOrderJustPlaced(snapshot: PaymentSnapshot | null): boolean {
  const [atStart, setAtStart] = useState<{ readonly attemptId: string | null } | null>(null);
  if (snapshot && !atStart) setAtStart({ attemptId: snapshot.done?.attemptId ?? null });
  const latest = snapshot?.done?.attemptId;
  return atStart !== null && latest !== undefined && latest !== atStart.attemptId;
}
