import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { lazyComponent } from '@/lib/lazyComponent';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { useCartLinkInUse } from './useCartLinkInUse';

const CartHint = lazyComponent(() => import('./CartHint').then((module) => module.CartHint));

/** Loads the hint at the cart icon when it is first pointed at or focused; the cart itself says the same. */
export function CartHintHost() {
  const link = useCartLinkInUse();
  const { pathname } = useLocation();
  if (!link || pathname === routePatterns.cart) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <CartHint link={link} />
      </Suspense>
    </ErrorBoundary>
  );
}
