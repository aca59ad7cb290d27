import { PayPalButtons } from '@paypal/react-paypal-js';
import { useEffect, useRef } from 'react';
import type { usePayment } from './usePayment';

/** After this long an empty container means that PayPal swallowed a failure to draw. */
const drawPatienceMs = 3000;

/** PayPal's buttons. Every callback is there from the first render: the SDK never sees one that comes later. */
export function PayPalButtonStack({ payment }: { payment: ReturnType<typeof usePayment> }) {
  const containerRef = useRef<HTMLDivElement>(null);
  const { drawingFailed } = payment;

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!containerRef.current?.querySelector('.paypal-buttons > *')) drawingFailed();
    }, drawPatienceMs);
    return () => clearTimeout(timer);
  }, [drawingFailed]);

  return (
    <div ref={containerRef}>
      <PayPalButtons
        className="paypal-buttons"
        style={{ layout: 'vertical', shape: 'rect', height: 48 }}
        onClick={async (_, actions) => {
          await ((await payment.begin()) ? actions.resolve() : actions.reject());
        }}
        createOrder={payment.createOrder}
        onApprove={(data, actions) => payment.approve(data.orderID, () => actions.restart())}
        onCancel={() => void payment.cancelled()}
        onError={(error) => payment.failed(error)}
      />
    </div>
  );
}
