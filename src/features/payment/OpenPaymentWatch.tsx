import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/lib/lazy';
import { onVisible } from '@/lib/visibility';
import { mayHoldRecords, tabChannel } from '@/payment/presence';

const HeldPayments = lazyComponent(() => import('./OpenPaymentBanner').then((module) => module.HeldPayments));

interface Props {
  /** Whether a payment can start on this page. */
  readonly inCheckout: boolean;
}

/** Loads the payment code only where there may be a payment: most visits have none. */
export function OpenPaymentWatch({ inCheckout }: Props) {
  /** Whether the journal may hold a payment, of an earlier visit or of another tab. */
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
