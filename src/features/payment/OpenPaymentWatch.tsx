import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/lib/lazy';
import { onVisible } from '@/lib/visibility';
import { mayHoldRecords, tabChannel } from '@/payment/presence';

/** Whether a payment may be open in this browser: begun here before, or in another tab meanwhile. */
export function useHeldPayments(): boolean {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    let unmounted = false;
    const check = () => void mayHoldRecords().then((may) => !unmounted && may && setHeld(true));
    check();
    const stopWatching = onVisible(check);
    const stopListening = tabChannel().listen(check);
    return () => {
      unmounted = true;
      stopWatching();
      stopListening();
    };
  }, [held]);

  return held;
}

const HeldPayments = lazyComponent(() => import('./OpenPaymentBanner').then((module) => module.HeldPayments));

interface Props {
  /** A payment may begin on this page. */
  readonly inCheckout: boolean;
}

/** Loads the payments' code only where there may be one: most visits pay nothing. */
export function OpenPaymentWatch({ inCheckout }: Props) {
  const held = useHeldPayments();
  return <Suspense>{(held || inCheckout) && <HeldPayments />}</Suspense>;
}
