import { useEffect } from 'react';
import { onVisible } from '@/lib/onVisible';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';

/** Goes on with an open payment at the start, when the network or the page comes back, and when the user changed. */
export function useResume(desk: PaymentDesk | null): void {
  const userId = useAppSelector(selectUser)?._id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user is a reason to look again.
  useEffect(() => {
    if (!desk) return;
    const resume = () => void desk.resumeAll();
    resume();
    window.addEventListener('online', resume);
    const stopWatching = onVisible(resume);
    return () => {
      window.removeEventListener('online', resume);
      stopWatching();
    };
  }, [desk, userId]);
}
