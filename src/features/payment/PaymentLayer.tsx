import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { lazyComponent } from '@/lib/lazy';
import { payPalRetry } from './payPal';

const OpenPaymentWatch = lazyComponent(() => import('./OpenPaymentWatch').then((module) => module.OpenPaymentWatch));
const PayPalRoot = lazyComponent(() => import('./PayPalRoot').then((module) => module.PayPalRoot), {
  onPause: payPalRetry.set,
});

/** Reading the journal must not delay the first paint. */
const afterStartMs = 1500;

/** The banner of an open payment on every page, and PayPal from the first visit to the checkout on. */
export function PaymentLayer() {
  const { pathname } = useLocation();
  const inCheckout = pathname.startsWith('/orders/');
  const [checkoutVisited, setCheckoutVisited] = useState(inCheckout);
  // The sign-in lists a guest's orders, for which the shopper waits.
  const showsPayments = inCheckout || pathname === routePatterns.signIn;
  const [started, setStarted] = useState(showsPayments);
  if (inCheckout && !checkoutVisited) setCheckoutVisited(true);

  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), afterStartMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <Suspense>{(started || showsPayments) && <OpenPaymentWatch inCheckout={checkoutVisited} />}</Suspense>
      <Suspense>{checkoutVisited && <PayPalRoot inCheckout={inCheckout} />}</Suspense>
    </>
  );
}
