import { useEffect, useState } from 'react';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { useAppStore } from '@/state/hooks';

/** The shop's payment desk; null until its code is there. It may not have read its journal yet. */
export function useDesk(): PaymentDesk | null {
  const store = useAppStore();
  const [desk, setDesk] = useState<PaymentDesk | null>(null);

  useEffect(() => {
    let left = false;
    void import('@/state/paymentDesk').then(({ openPaymentDesk }) => {
      if (!left) setDesk(store.dispatch(openPaymentDesk()));
    });
    return () => {
      left = true;
    };
  }, [store]);

  return desk;
}
