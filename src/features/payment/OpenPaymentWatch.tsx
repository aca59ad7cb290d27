import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/lib/lazy';
import { onVisible } from '@/lib/visibility';
import { mayHoldRecords, tabChannel } from '@/payment/presence';

const HeldPayments = lazyComponent(() => import('./OpenPaymentBanner').then((module) => module.HeldPayments));

interface Props {
  /** A payment may begin on this page. */
  readonly inCheckout: boolean;
}

/** Loads the payments' code only where there may be one: most visits pay nothing. */
export function OpenPaymentWatch({ inCheckout }: Props) {
  /** Begun here before, or in another tab meanwhile. */
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const check = () => void mayHoldRecords().then((may) => may && setHeld(true));
    check();
    const stopWatching = onVisible(check);
    const stopListening = tabChannel().listen(check);
    return () => {
      stopWatching();
      stopListening();
    };
  }, [held]);

  return <Suspense>{(held || inCheckout) && <HeldPayments />}</Suspense>;
}
