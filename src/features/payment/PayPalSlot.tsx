import { useSyncExternalStore } from 'react';
import { PayPalLoadError } from './PayPalLoadError';
import { payPalContainer } from './payPalContainer';
import { payPalLoadFailure } from './payPalLoadFailure';

/** Where the review page shows PayPal's panel. With an earlier payment `blocking`, "You haven't been charged" may be wrong. */
export function PayPalSlot({ blocking }: { blocking: boolean }) {
  const retry = useSyncExternalStore(payPalLoadFailure.subscribe, payPalLoadFailure.tryAgain);
  return (
    <>
      {retry && !blocking && <PayPalLoadError onRetry={retry} />}
      <div ref={payPalContainer.setElement} />
    </>
  );
}
