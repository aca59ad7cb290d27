import { useSyncExternalStore } from 'react';
import { PayPalLoadError } from './PayPalLoadError';
import { payPalContainer, payPalRetry } from './payPal';

/** Where the review page shows PayPal's panel. With an earlier payment `blocking`, "You haven't been charged" may be wrong. */
export function PayPalSlot({ blocking }: { blocking: boolean }) {
  const retry = useSyncExternalStore(payPalRetry.subscribe, payPalRetry.get);
  return (
    <>
      {retry && !blocking && <PayPalLoadError onRetry={retry} />}
      <div ref={payPalContainer.set} />
    </>
  );
}
