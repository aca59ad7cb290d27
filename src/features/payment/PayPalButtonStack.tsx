import { PayPalButtons } from '@paypal/react-paypal-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Payment } from './usePayment';

/** The `key` of PayPal's buttons and whether they failed to render: after an error only a new key brings them back. */
export function usePayPalRender() {
  const [{ key, failed }, setRender] = useState({ key: 0, failed: false });
  return {
    key,
    failed,
    retry: () => setRender((render) => ({ key: render.key + 1, failed: false })),
    /** The first failure is retried automatically. */
    reportFailure: useCallback(
      () => setRender((render) => (render.key === 0 ? { key: 1, failed: false } : { ...render, failed: true })),
      [],
    ),
  };
}

/** The SDK reports no failed render: a container that is still empty after this time failed. */
const renderTimeoutMs = 3000;

interface Props {
  readonly payment: Payment;
  readonly onRenderFailed: () => void;
}

/** The SDK ignores callbacks that are missing in the first render. */
export function PayPalButtonStack({ payment, onRenderFailed }: Props) {
  const containerRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!containerRef.current?.querySelector('.paypal-buttons > *')) onRenderFailed();
    }, renderTimeoutMs);
    return () => clearTimeout(timer);
  }, [onRenderFailed]);

  return (
    <div ref={containerRef} className="light-sheet">
      <PayPalButtons
        className="paypal-buttons"
        style={{ layout: 'vertical', shape: 'rect', height: 48 }}
        onClick={async (_, actions) => {
          await ((await payment.begin()) ? actions.resolve() : actions.reject());
        }}
        createOrder={payment.createOrder}
        onApprove={(data, actions) => payment.approve(data.orderID, () => actions.restart())}
        onCancel={() => void payment.cancel()}
        onError={(error) => void payment.handleError(error)}
      />
    </div>
  );
}
