import { useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { CartHint } from './CartHint';
import { useCartLinkInUse } from './useCartLinkInUse';

/** The hint at the cart icon while it is pointed at or focused; the cart itself says the same. */
export function CartHintHost() {
  const link = useCartLinkInUse();
  const { pathname } = useLocation();
  return link && pathname !== routePatterns.cart && <CartHint link={link} />;
}
