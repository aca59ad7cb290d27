import { DISPATCH_ACTION, SCRIPT_LOADING_STATE, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useEffect } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectPurchase } from '@/state/purchase';

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
