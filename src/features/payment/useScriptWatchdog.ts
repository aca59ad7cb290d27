import { DISPATCH_ACTION, type ScriptReducerAction } from '@paypal/react-paypal-js';
import { type Dispatch, useCallback, useEffect, useState } from 'react';
import { payPalOptionsOf } from './payPalOptions';

/** A script that hangs stays pending for ever: after this long the shopper gets a way on. */
const scriptPatienceMs = 12_000;

/** A script that comes after it was given up must not run: two runs break each other. In another document it never does. */
function giveUpScript(): void {
  const elsewhere = document.implementation.createHTMLDocument();
  for (const script of document.querySelectorAll('script[data-react-paypal-script-id]')) elsewhere.adoptNode(script);
}

/** Watches PayPal's script and starts it again; `hanging` is true once it took too long. */
export function useScriptWatchdog(isPending: boolean) {
  const [hanging, setHanging] = useState(false);
  const [load, setLoad] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each load is watched anew, also when one follows another.
  useEffect(() => {
    if (!isPending) return setHanging(false);
    const timer = setTimeout(() => setHanging(true), scriptPatienceMs);
    return () => clearTimeout(timer);
  }, [isPending, load]);

  /** Without a reload; `resetOptions` lets the script come anew, the loading status alone would pile tags up. */
  const restart = useCallback(
    (dispatch: Dispatch<ScriptReducerAction>) => {
      setHanging(false);
      setLoad(load + 1);
      giveUpScript();
      dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: payPalOptionsOf(load + 1) });
    },
    [load],
  );

  return { hanging, restart };
}
