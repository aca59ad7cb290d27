import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { isOnSale } from '@/domain/stock';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { type LoginModalState, loginDismissed, type StoredAction, selectLoginModal } from '@/state/loginModal';
import { selectProduct } from '@/state/products';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SignInForm } from './SignInForm';
import { loginModalTexts, sessionTexts } from './texts';

interface Props {
  readonly action: StoredAction;
  readonly onClose: () => void;
}

/** What a guest can do instead of signing in: the product is stored on the device already. */
export function StoredOnDevice({ action, onClose }: Props) {
  const product = useAppSelector((state) => selectProduct(state, action.productId));
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

function textFor({ needsCookies, reason }: LoginModalState, wasSignedIn: boolean): string {
  if (needsCookies) return loginModalTexts.cookiesNeeded;
  if (reason) return loginModalTexts.reasons[reason];
  return wasSignedIn ? loginModalTexts.sessionEnded : loginModalTexts.signInFirst;
}

/** §2, ruling 7: a sign-in here resumes the interrupted action. */
export function LoginModal() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const modal = useAppSelector(selectLoginModal);
  const { reason, stored } = modal;
  const user = useAppSelector(selectUser);
  const storedName = useAppSelector((state) => stored && selectProduct(state, stored.productId)?.name);
  const reasonId = useId();
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const close = () => dispatch(loginDismissed());
  // Closes with the page that it is about: on Back, and once Buy Now has opened the checkout.
  useEffect(() => {
    if (pathname !== openedAt) close();
  });
  return (
    <Dialog open onClose={close} title={loginModalTexts.title} describedBy={reasonId}>
      <div id={reasonId}>
        <p className="mb-5 text-ink-soft">{textFor(modal, user !== null)}</p>
        {stored && storedName && (
          <p className="-mt-3 mb-5 font-medium text-done break-words">
            {loginModalTexts.stored[stored.endpoint](storedName)}
          </p>
        )}
      </div>
      {/* The payment may be another customer's. */}
      <SignInForm errorsInline email={reason === 'payment' ? undefined : user?.profile.email} />
      {reason !== 'orderNews' && (
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
