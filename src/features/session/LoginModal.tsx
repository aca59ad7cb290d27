import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { isOnSale } from '@/domain/stock';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { type InterruptedAction, type LoginModalState, loginDismissed, selectLoginModal } from '@/state/loginModal';
import { selectProduct } from '@/state/products';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SignInForm } from './SignInForm';
import { loginModalTexts, sessionTexts } from './texts';

interface Props {
  readonly action: Extract<InterruptedAction, { endpoint: 'addToCart' | 'toggleWishlist' }>;
  readonly onClose: () => void;
}

/** What a guest can do instead of signing in: the product is stored on the device already. */
export function StoredOnDevice({ action, onClose }: Props) {
  const product = useAppSelector((state) => selectProduct(state, action.productId));
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  // Closes once Buy Now has navigated to the checkout.
  useEffect(() => {
    if (pathname !== openedAt) onClose();
  });
  return (
    <div className="mt-6 flex flex-wrap gap-3 border-t border-ivory-edge pt-5">
      <Button variant="secondary" className="grow" onClick={onClose}>
        {loginModalTexts.onDevice[action.endpoint]}
      </Button>
      {product && isOnSale(product) && (
        <BuyNowButton
          product={product}
          quantity={action.endpoint === 'addToCart' ? action.qty : 1}
          variant="secondary"
          className="grow"
          label={words.buyNowAsGuest}
        />
      )}
    </div>
  );
}

function reasonFor(modal: LoginModalState, wasSignedIn: boolean): string {
  const { forNews, forPayment, needsCookies } = modal;
  const [interrupted] = modal.interrupted;
  if (needsCookies) return loginModalTexts.cookiesNeeded;
  if (forNews) return loginModalTexts.orderNews;
  if (forPayment) return loginModalTexts.payment;
  if (!interrupted) return wasSignedIn ? loginModalTexts.sessionEnded : loginModalTexts.signInFirst;
  const takesHeartBack = interrupted.endpoint === 'toggleWishlist' && interrupted.onlyFor;
  return takesHeartBack ? loginModalTexts.changeWishlist : loginModalTexts.reasons[interrupted.endpoint];
}

function storedAction(interrupted: readonly InterruptedAction[]) {
  const last = interrupted.at(-1);
  const known = last?.endpoint === 'addToCart' || last?.endpoint === 'toggleWishlist';
  return known && last.inBag ? last : null;
}

/** §2, ruling 7: a sign-in here resumes the interrupted action. */
export function LoginModal() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const modal = useAppSelector(selectLoginModal);
  const { interrupted, forNews, forPayment } = modal;
  const user = useAppSelector(selectUser);
  const stored = storedAction(interrupted);
  const storedName = useAppSelector((state) => stored && selectProduct(state, stored.productId)?.name);
  const reasonId = useId();
  const close = () => dispatch(loginDismissed());
  return (
    <Dialog open onClose={close} title={loginModalTexts.title} describedBy={reasonId}>
      <div id={reasonId}>
        <p className="mb-5 text-ink-soft">{reasonFor(modal, user !== null)}</p>
        {stored && storedName && (
          <p className="-mt-3 mb-5 font-medium text-done break-words">
            {loginModalTexts.stored[stored.endpoint](storedName)}
          </p>
        )}
      </div>
      {/* The payment may be another customer's. */}
      <SignInForm errorsInline email={forPayment ? undefined : user?.profile.email} />
      {!forNews && (
        <p className="mt-6 flex flex-wrap items-center justify-center gap-x-2 text-sm">
          {sessionTexts.newHere}
          <Button
            variant="quiet"
            onClick={() => {
              close();
              void navigate(routePatterns.signUp);
            }}
          >
            {words.signUp}
          </Button>
        </p>
      )}
      {stored && <StoredOnDevice action={stored} onClose={close} />}
    </Dialog>
  );
}
