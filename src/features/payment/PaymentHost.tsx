import { PayPalScriptProvider } from '@paypal/react-paypal-js';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PayPalPanel } from './PayPalPanel';
import { payPalOptions } from './payPalOptions';
import { payPalSlot } from './payPalSlot';
import { ScriptStart } from './ScriptStart';

/**
 * PayPal's one home. It is mounted with the first visit to the checkout and stays for the whole visit, beside the
 * routes: a provider that comes and goes with a route would run the script twice. The buttons are drawn into the slot
 * that the review page offers.
 */
export function PaymentHost({ inCheckout }: { inCheckout: boolean }) {
  const slot = useSyncExternalStore(payPalSlot.subscribe, payPalSlot.get);
  return (
    <PayPalScriptProvider options={payPalOptions} deferLoading>
      <ScriptStart inCheckout={inCheckout} />
      {slot && createPortal(<PayPalPanel />, slot)}
    </PayPalScriptProvider>
  );
}
