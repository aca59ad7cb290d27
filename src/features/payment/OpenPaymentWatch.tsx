import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazy';
import { useHeldPayments } from './useHeldPayments';

const HeldPayments = lazyComponent(() => import('./HeldPayments').then((module) => module.HeldPayments));

interface Props {
  /** A payment may begin on this page. */
  readonly inCheckout: boolean;
}

/** Loads the payments' code only where there may be one: most visits pay nothing. */
export function OpenPaymentWatch({ inCheckout }: Props) {
  const held = useHeldPayments();
  return <Suspense>{(held || inCheckout) && <HeldPayments />}</Suspense>;
}
