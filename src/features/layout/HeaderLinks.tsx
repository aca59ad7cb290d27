import { ShoppingBag } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { shopName } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import { selectBagCount } from '@/state/guestBag';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { logOut, readyToLogOut } from '@/state/logOut';
import { selectCartCount, selectUser } from '@/state/userSlice';
import { Logo } from '@/ui/art/Logo';
import { ButtonLink } from '@/ui/Button';
import { layoutTexts } from './texts';

export function HomeLink() {
  return (
    <Link
      to={routePatterns.home}
      aria-label={layoutTexts.homeLink(shopName)}
      className="flex min-h-11 items-center rounded-md text-leaf"
    >
      <Logo className="text-[min(1.25rem,7vw)] sm:text-2xl" />
    </Link>
  );
}

/** The cart link; its badge counts lines and shows only above 0 (§2, ruling 41). */
export function CartLink() {
  const count = useAppSelector((state) => (selectUser(state) ? selectCartCount(state) : selectBagCount(state)));
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

export interface NavEntry {
  readonly label: string;
  readonly to: string;
}

interface NavItemsProps {
  readonly entries: readonly NavEntry[];
  readonly linkClassName: string;
}

/** The items of a list of links. */
export function NavItems({ entries, linkClassName }: NavItemsProps) {
  return entries.map(({ label, to }) => (
    <li key={label} className="break-inside-avoid">
      <Link to={to} className={linkClassName}>
        {label}
      </Link>
    </li>
  ));
}

/**
 * Signs out and navigates to the home page (§4). An open payment is completed or confirmed first, and changes of the cart are
 * saved; `atOnce` is for a shopper who was told of them.
 */
export function useLogOut(): (options?: { atOnce: boolean }) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (options) => {
    if (!options?.atOnce && !(await dispatch(readyToLogOut()))) return;
    // Both at once: the account's pages would lead a guest to the sign-in.
    await Promise.all([dispatch(logOut()), navigate(routePatterns.home)]);
  };
}
