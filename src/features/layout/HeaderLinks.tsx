import { ShoppingBag } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { useAppDispatch } from '@/state/hooks';
import { logOut, tryLogOut } from '@/state/logOut';
import { ButtonLink } from '@/ui/Button';
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

export function SignInLinks({ className = '' }: { className?: string }) {
  return (
    <div className={`for-guests items-center gap-2 ${className}`}>
      <ButtonLink to={routePatterns.signIn} variant="quiet">
        {layoutTexts.logIn}
      </ButtonLink>
      <ButtonLink to={routePatterns.signUp} variant="secondary">
        {layoutTexts.signUp}
      </ButtonLink>
    </div>
  );
}

/**
 * Signs out and navigates to the home page (§4). An open payment is completed or confirmed first, unless
 * `despiteOpenPayment` says that the shopper has chosen to keep it.
 */
export function useLogOut(): (options?: { despiteOpenPayment: boolean }) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (options) => {
    if (options?.despiteOpenPayment) await dispatch(logOut());
    else if (!(await dispatch(tryLogOut()))) return;
    await navigate(routePatterns.home);
  };
}
