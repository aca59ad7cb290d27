import { useSyncExternalStore } from 'react';
import { payPalRetry } from './payPalRetry';
import { payPalSlot } from './payPalSlot';
import { ScriptTrouble } from './ScriptTrouble';

/**
 * Where the review page has PayPal's panel. Without the panel's code it says so itself; not while an earlier payment is
 * `blocking`: of that one money may have moved.
 */
export function PayPalPlace({ blocking }: { blocking: boolean }) {
  const retry = useSyncExternalStore(payPalRetry.subscribe, payPalRetry.get);
  return (
    <>
      {retry && !blocking && <ScriptTrouble onRetry={retry} />}
      <div ref={payPalSlot.set} />
    </>
  );
}
