import { useEffect, useState } from 'react';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { useAppStore } from '@/state/hooks';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** The desk's code. An open payment may wait behind it: one that does not come is asked for until it does. */
async function deskCode() {
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs))
    try {
      return await import('@/state/paymentDesk');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
}

/** The shop's payment desk; null until its code is there. It may not have read its journal yet. */
export function useDesk(): PaymentDesk | null {
  const store = useAppStore();
  const [desk, setDesk] = useState<PaymentDesk | null>(null);

  useEffect(() => {
    let left = false;
    void deskCode().then(({ openPaymentDesk }) => {
      if (!left) setDesk(store.dispatch(openPaymentDesk()));
    });
    return () => {
      left = true;
    };
  }, [store]);

  return desk;
}
