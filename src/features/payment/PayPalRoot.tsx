import { PayPalScriptProvider } from '@paypal/react-paypal-js';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PayPalPanel } from './PayPalPanel';
import { PayPalScriptLoader } from './PayPalScriptLoader';
import { payPalContainer, payPalOptions } from './payPal';

/** PayPal's one provider. It stays mounted beside the routes: mounting it per route would run the script twice. */
export function PayPalRoot({ inCheckout }: { inCheckout: boolean }) {
  const container = useSyncExternalStore(payPalContainer.subscribe, payPalContainer.get);
  return (
    <PayPalScriptProvider options={payPalOptions} deferLoading>
      <PayPalScriptLoader inCheckout={inCheckout} />
      {container && createPortal(<PayPalPanel />, container)}
    </PayPalScriptProvider>
  );
}
