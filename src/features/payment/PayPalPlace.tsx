import { useSyncExternalStore } from 'react';
import { payPalSlot } from './payPalSlot';
import { payPalTrouble } from './payPalTrouble';
import { ScriptTrouble } from './ScriptTrouble';

/**
 * Where the review page has PayPal's panel. Without the panel's code it says so itself; not while an earlier payment is
 * `blocking`: of that one money may have moved.
 */
export function PayPalPlace({ blocking }: { blocking: boolean }) {
  const tryAgain = useSyncExternalStore(payPalTrouble.subscribe, payPalTrouble.getRetry);
  return (
    <>
      {tryAgain && !blocking && <ScriptTrouble onRetry={tryAgain} />}
      <div ref={payPalSlot.offer} />
    </>
  );
}
