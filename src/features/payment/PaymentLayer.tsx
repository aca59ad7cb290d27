import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/ui/lazyPart';
import { payPalLoadFailure } from './payPalLoadFailure';

const OpenPaymentBanner = lazyPart(() => import('./OpenPaymentBanner').then((module) => module.OpenPaymentBanner));
const PayPalRoot = lazyPart(() => import('./PayPalRoot').then((module) => module.PayPalRoot), payPalLoadFailure);

/** Reading the journal must not delay the first paint. */
const afterStartMs = 1500;

/** The banner of an open payment on every page, and PayPal from the first visit to the checkout on. */
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
      <Suspense>{(started || inCheckout) && <OpenPaymentBanner />}</Suspense>
      <Suspense>{checkoutVisited && <PayPalRoot inCheckout={inCheckout} />}</Suspense>
    </>
  );
}
