import {
  DISPATCH_ACTION,
  SCRIPT_LOADING_STATE,
  type ScriptReducerAction,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { type Dispatch, useCallback, useEffect, useState } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectPurchase } from '@/state/purchase';
import { payPalOptionsOf } from './payPal';

/** The SDK keeps a hanging script pending forever. */
const scriptTimeoutMs = 12_000;

/** Two runs break each other: moved to an inert document, a script that arrives late never runs. */
function abandonScript(): void {
  const inert = document.implementation.createHTMLDocument();
  for (const script of document.querySelectorAll('script[data-react-paypal-script-id]')) inert.adoptNode(script);
}

export function usePayPalScriptTimeout(isPending: boolean) {
  const [timedOut, setTimedOut] = useState(false);
  const [load, setLoad] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every load has its own timeout.
  useEffect(() => {
    if (!isPending) return setTimedOut(false);
    const timer = setTimeout(() => setTimedOut(true), scriptTimeoutMs);
    return () => clearTimeout(timer);
  }, [isPending, load]);

  /** RESET_OPTIONS replaces the script tag; setting the loading status alone would add another. */
  const restart = useCallback(
    (dispatch: Dispatch<ScriptReducerAction>) => {
      setTimedOut(false);
      setLoad(load + 1);
      abandonScript();
      dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: payPalOptionsOf(load + 1) });
    },
    [load],
  );

  return { timedOut, restart };
}

/** Loads PayPal's script at step 1, so that step 3 need not wait for it. */
export function PayPalScriptLoader({ inCheckout }: { inCheckout: boolean }) {
  const hasPurchase = useAppSelector(selectPurchase) !== null;
  const [{ isInitial }, dispatch] = usePayPalScriptReducer();
  const shouldLoad = inCheckout && hasPurchase && isInitial;

  useEffect(() => {
    if (shouldLoad) dispatch({ type: DISPATCH_ACTION.LOADING_STATUS, value: SCRIPT_LOADING_STATE.PENDING });
  }, [shouldLoad, dispatch]);

  return null;
}
