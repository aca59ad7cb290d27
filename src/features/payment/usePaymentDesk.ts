import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeskView } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { useAppStore } from '@/state/hooks';

export interface DeskAndView {
  readonly desk: PaymentDesk;
  readonly view: DeskView;
}

const nothing = () => () => {};

/** The shop's payment desk and what it shows; null until its code and its journal are there. */
export function usePaymentDesk(): DeskAndView | null {
  const store = useAppStore();
  const [desk, setDesk] = useState<PaymentDesk | null>(null);

  useEffect(() => {
    let left = false;
    void import('@/state/paymentDesk').then(({ paymentDeskOf }) => {
      if (!left) setDesk(paymentDeskOf(store));
    });
    return () => {
      left = true;
    };
  }, [store]);

  const view = useSyncExternalStore(desk?.subscribe ?? nothing, () => desk?.view() ?? null);
  return desk && view?.ready ? { desk, view } : null;
}
