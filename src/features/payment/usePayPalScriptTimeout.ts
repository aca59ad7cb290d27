import { DISPATCH_ACTION, type ScriptReducerAction } from '@paypal/react-paypal-js';
import { type Dispatch, useCallback, useEffect, useState } from 'react';
import { payPalOptionsOf } from './payPalOptions';

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
