import { DISPATCH_ACTION, SCRIPT_LOADING_STATE, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useEffect } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectPurchase } from '@/state/purchase';

/** Starts PayPal's script when the checkout opens with something to buy: at step 3 it is there. */
export function ScriptStart({ inCheckout }: { inCheckout: boolean }) {
  const toBuy = useAppSelector(selectPurchase) !== null;
  const [{ isInitial }, dispatch] = usePayPalScriptReducer();
  const wanted = inCheckout && toBuy && isInitial;

  useEffect(() => {
    if (wanted) dispatch({ type: DISPATCH_ACTION.LOADING_STATUS, value: SCRIPT_LOADING_STATE.PENDING });
  }, [wanted, dispatch]);

  return null;
}
