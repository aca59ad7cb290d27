import { routePatterns } from '@/config/paths';
import { type CheckoutStep, reachableStep } from '@/domain/checkoutSteps';
import { selectCheckoutProgress } from '@/state/checkout';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';

/** The path to redirect to when this step needs an earlier one (ruling 16); null when it may be shown. */
export function useCheckoutGuard(step: CheckoutStep): string | null {
  const progress = useAppSelector(selectCheckoutProgress);
  const signedIn = useAppSelector(selectUser) !== null;
  const reachable = reachableStep(step, progress);
  if (reachable === step) return null;
  if (reachable === 'nothing') return signedIn ? routePatterns.cart : routePatterns.listing;
  return routePatterns[reachable];
}
