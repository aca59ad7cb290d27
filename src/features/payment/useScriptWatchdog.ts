import { DISPATCH_ACTION, SCRIPT_LOADING_STATE, type ScriptReducerAction } from '@paypal/react-paypal-js';
import { type Dispatch, useCallback, useEffect, useState } from 'react';
import { payPalOptions } from './payPalOptions';

/** A script that hangs stays pending for ever: after this long the shopper gets a way on. */
const scriptPatienceMs = 12_000;

/** Starts PayPal's script, watches it, and starts it again; `hanging` is true once it took too long. */
export function useScriptWatchdog(isPending: boolean) {
  const [hanging, setHanging] = useState(false);

  useEffect(() => {
    if (!isPending) return setHanging(false);
    const timer = setTimeout(() => setHanging(true), scriptPatienceMs);
    return () => clearTimeout(timer);
  }, [isPending]);

  const start = useCallback((dispatch: Dispatch<ScriptReducerAction>) => {
    dispatch({ type: DISPATCH_ACTION.LOADING_STATUS, value: SCRIPT_LOADING_STATE.PENDING });
  }, []);

  /** Without a reload; `resetOptions` removes the old script tag, the loading status alone would pile tags up. */
  const restart = useCallback((dispatch: Dispatch<ScriptReducerAction>) => {
    setHanging(false);
    dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...payPalOptions } });
  }, []);

  return { hanging, start, restart };
}
