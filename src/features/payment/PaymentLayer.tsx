import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '@/lib/lazyComponent';
import { payPalRetry } from './payPalRetry';

const OpenPaymentLine = lazyComponent(() => import('./OpenPaymentLine').then((module) => module.OpenPaymentLine));
const PaymentHost = lazyComponent(() => import('./PaymentHost').then((module) => module.PaymentHost), {
  onPause: payPalRetry.set,
});

/** The journal is looked at when the page has drawn itself: it must not cost the first paint. */
const afterStartMs = 1500;

/** What payments need on every page: the line of an open one, and PayPal's home once the checkout was visited. */
export function PaymentLayer() {
  const { pathname } = useLocation();
  const inCheckout = pathname.startsWith('/orders/');
  const [checkoutVisited, setCheckoutVisited] = useState(inCheckout);
  const [started, setStarted] = useState(inCheckout);
  if (inCheckout && !checkoutVisited) setCheckoutVisited(true);

  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), afterStartMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <Suspense>{(started || inCheckout) && <OpenPaymentLine />}</Suspense>
      <Suspense>{checkoutVisited && <PaymentHost inCheckout={inCheckout} />}</Suspense>
    </>
  );
}
