import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadWithRetry } from '@/lib/lazy';
import type { PaymentSnapshot } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { useAppStore } from '@/state/hooks';
import type { AppDispatch, ThunkExtra } from '@/state/storeTypes';

/** An open payment may depend on this code: the first retry comes soon, the later ones at most 30 s apart. */
const pauseMs = (failures: number) => Math.min(500 * 2 ** failures, 30_000);

const openedDesk = (_dispatch: AppDispatch, _getState: unknown, { payment }: ThunkExtra) => payment.desk;

/** The shop's payment desk; null until its code has loaded. It may not have read its journal yet. */
export function useLazyPaymentDesk(): PaymentDesk | null {
  const store = useAppStore();
  const [desk, setDesk] = useState(() => store.dispatch(openedDesk));

  useEffect(() => {
    let unmounted = false;
    void loadWithRetry(() => import('@/state/paymentDesk'), { pauseMs }).then(({ openPaymentDesk }) => {
      if (!unmounted) setDesk(store.dispatch(openPaymentDesk()));
    });
    return () => {
      unmounted = true;
    };
  }, [store]);

  return desk;
}

interface ReadyPaymentDesk {
  readonly desk: PaymentDesk;
  readonly snapshot: PaymentSnapshot;
}

const subscribeToNothing = () => () => {};

/** Null until the desk's code is loaded and its journal read. */
export function usePaymentDesk(): ReadyPaymentDesk | null {
  const desk = useLazyPaymentDesk();
  const snapshot = useSyncExternalStore(desk?.subscribe ?? subscribeToNothing, () => desk?.snapshot() ?? null);
  return desk && snapshot?.ready ? { desk, snapshot } : null;
}
