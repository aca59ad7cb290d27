import { useEffect, useState } from 'react';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { useAppStore } from '@/state/hooks';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Retries for as long as it takes: an open payment may depend on it. */
async function importPaymentDesk() {
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs))
    try {
      return await import('@/state/paymentDesk');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
}

/** Null until the desk's code is loaded; the desk may not have read its journal yet. */
export function useLazyPaymentDesk(): PaymentDesk | null {
  const store = useAppStore();
  const [desk, setDesk] = useState<PaymentDesk | null>(null);

  useEffect(() => {
    let unmounted = false;
    void importPaymentDesk().then(({ openPaymentDesk }) => {
      if (!unmounted) setDesk(store.dispatch(openPaymentDesk()));
    });
    return () => {
      unmounted = true;
    };
  }, [store]);

  return desk;
}
