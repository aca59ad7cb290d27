import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { layoutTexts } from './texts';

/** The cart link; its badge counts lines and shows only above 0 (§2, ruling 41). */
export function CartLink({ count }: { count: number }) {
  return (
    <Link
      to={routePatterns.cart}
      aria-label={count === 0 ? layoutTexts.cart : layoutTexts.cartItems(count)}
      className="relative grid size-11 place-items-center rounded-full transition-colors hover:bg-leaf-soft"
    >
      <ShoppingBag aria-hidden size={22} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-saffron px-1 text-xs font-bold text-on-saffron tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
