import { ShoppingBag } from 'lucide-react';
import { Suspense, useCallback, useId, useState } from 'react';
import { Link, useMatch, useNavigate } from 'react-router-dom';
import { shopName } from '@/config/constants';
import { words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { lazyComponent } from '@/lib/lazy';
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

const CartHint = lazyComponent(() => import('./CartHint').then((module) => module.CartHint));

/** The cart link; its badge counts lines and shows only above 0 (§2, ruling 41). On hover and focus, it has a hint. */
export function CartLink() {
  const count = useAppSelector((state) => (selectUser(state) ? selectCartCount(state) : selectBagCount(state)));
  const onCartPage = useMatch(routePatterns.cart) !== null;
  const [inUse, setInUse] = useState(false);
  const hintId = useId();
  const end = useCallback(() => setInUse(false), []);
  const hinted = inUse && !onCartPage;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only shows the hint; the control is the link.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div
      className="relative"
      onPointerEnter={({ pointerType }) => setInUse(pointerType === 'mouse')}
      onPointerLeave={end}
      onFocus={() => setInUse(true)}
      onBlur={end}
      onClick={end}
    >
      <Link
        to={routePatterns.cart}
        aria-label={count === 0 ? words.cart : layoutTexts.cartItems(count)}
        aria-describedby={hinted ? hintId : undefined}
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
      {hinted && (
        <Suspense>
          <CartHint id={hintId} onClose={end} />
        </Suspense>
      )}
    </div>
  );
}

export function SignInLinks({ className = '' }: { className?: string }) {
  return (
    <div className={`for-guests shrink-0 items-center gap-2 sm:max-md:[&>a]:px-3 ${className}`}>
      <ButtonLink to={routePatterns.signIn} variant="quiet">
        {layoutTexts.logIn}
      </ButtonLink>
      <ButtonLink to={routePatterns.signUp} variant="secondary">
        {words.signUp}
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
 * Signs out and navigates to the home page (§4). An open payment is completed or confirmed first, and changes of the
 * cart are saved; `atOnce` skips both, for a shopper who has seen the dialog about them.
 */
export function useLogOut(): (options?: { atOnce: boolean }) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (options) => {
    if (!options?.atOnce && !(await dispatch(readyToLogOut()))) return;
    // Both together: pages of the account would redirect a guest to the sign-in.
    await Promise.all([dispatch(logOut()), navigate(routePatterns.home)]);
  };
}
