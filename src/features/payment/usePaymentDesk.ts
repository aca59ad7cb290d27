import { useSyncExternalStore } from 'react';
import type { PaymentSnapshot } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { useDesk } from './useDesk';

export interface DeskAndView {
  readonly desk: PaymentDesk;
  readonly view: PaymentSnapshot;
}

const nothing = () => () => {};

/** The payment desk and what it shows; null until its code and its journal are there. */
export function usePaymentDesk(): DeskAndView | null {
  const desk = useDesk();
  const view = useSyncExternalStore(desk?.subscribe ?? nothing, () => desk?.snapshot() ?? null);
  return desk && view?.ready ? { desk, view } : null;
}
