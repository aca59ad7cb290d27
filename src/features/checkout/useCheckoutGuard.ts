import { routePatterns } from '@/config/paths';
import { type CheckoutStep, reachableStep } from '@/domain/checkoutSteps';
import { selectCheckoutProgress } from '@/state/checkoutProgress';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';

/**
 * Where a shopper has to go instead of this step (ruling 16): the path of the step that mends what is missing,
 * or null when the step may be shown. A deep link goes no further than the state allows.
 */
export function useCheckoutGuard(step: CheckoutStep): string | null {
  const progress = useAppSelector(selectCheckoutProgress);
  const signedIn = useAppSelector(selectUser) !== null;
  const reachable = reachableStep(step, progress);
  if (reachable === step) return null;
  if (reachable === 'nothing') return signedIn ? routePatterns.cart : routePatterns.listing;
  return routePatterns[reachable];
}
