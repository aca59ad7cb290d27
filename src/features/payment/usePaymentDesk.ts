import { useSyncExternalStore } from 'react';
import type { PaymentSnapshot } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { useLazyPaymentDesk } from './useLazyPaymentDesk';

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
