import { useEffect } from 'react';
import { onVisible } from '@/lib/visibility';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';

/** Resumes open payments on load, when the network or the page comes back, and after a sign-in or sign-out. */
export function useResumePayments(desk: PaymentDesk | null): void {
  const userId = useAppSelector(selectUser)?._id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user may have open payments.
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
