import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { type InterruptedAction, loginDismissed, selectLoginModal } from '@/state/loginModalSlice';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SignInForm } from './SignInForm';

const reasons = {
  toggleWishlist: 'Sign in to add this product to your wishlist.',
  addToCart: 'Sign in to add this product to your cart.',
  moveToCart: 'Sign in again to move this product to your cart.',
  deleteItemFromCart: 'Sign in again to change your cart.',
  changeQuantity: 'Sign in again to change your cart.',
} as const;

function reasonFor([interrupted]: readonly InterruptedAction[]): string {
  if (!interrupted) return 'Your session has ended. Please sign in again.';
  const removesHeart = interrupted.endpoint === 'toggleWishlist' && interrupted.onlyFor;
  return removesHeart ? 'Sign in again to change your wishlist.' : reasons[interrupted.endpoint];
}

/** The login modal (§2, ruling 7): errors are shown in it, Sign Up goes to /sign-up, and what was interrupted is taken up. */
export function LoginModal() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { interrupted } = useAppSelector(selectLoginModal);
  const close = () => dispatch(loginDismissed());
  return (
    <Dialog open onClose={close} title="Log In">
      <p className="mb-5 text-ink-soft">{reasonFor(interrupted)}</p>
      <SignInForm errorsInline />
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-2 text-sm">
        New here?
        <Button
          variant="quiet"
          onClick={() => {
            close();
            void navigate(routePatterns.signUp);
          }}
        >
          Sign Up
        </Button>
      </p>
    </Dialog>
  );
}
