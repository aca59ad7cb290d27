import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { formatMoney } from '@/domain/money';
import { type CheckoutStep, checkoutSteps, reachableStep } from '@/domain/order';
import { totalTexts } from '@/domain/texts';
import { PageTitle } from '@/features/layout/PageTitle';
import { useHeldVersion } from '@/lib/version';
import { selectCheckoutProgress, selectPurchaseTotals } from '@/state/checkout';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { BottomBar } from '@/ui/BottomBar';
import { PageHeading } from '@/ui/EmptyState';
import { Steps } from '@/ui/Steps';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { checkoutTexts } from './texts';

/** The path to redirect to when this step needs an earlier one (ruling 16); null when it may be shown. */
export function useCheckoutGuard(step: CheckoutStep): string | null {
  const progress = useAppSelector(selectCheckoutProgress);
  const signedIn = useAppSelector(selectUser) !== null;
  const reachable = reachableStep(step, progress);
  if (reachable === step) return null;
  if (reachable === 'nothing') return signedIn ? routePatterns.cart : routePatterns.listing;
  return routePatterns[reachable];
}

interface Props {
  readonly step: CheckoutStep;
  readonly children: ReactNode;
  readonly aside: ReactNode;
}

export function CheckoutFrame({ step, children, aside }: Props) {
  const redirect = useCheckoutGuard(step);
  useHeldVersion(redirect === null);
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-8 sm:px-8 lg:py-12">
      <PageTitle title={checkoutTexts.steps[step]} />
      <Steps
        label={checkoutTexts.stepsLabel}
        current={checkoutSteps.indexOf(step) + 1}
        steps={checkoutSteps.map((name) => ({ label: checkoutTexts.steps[name], to: routePatterns[name] }))}
      />
      <PageHeading className="mt-8 text-3xl sm:text-4xl">{checkoutTexts.steps[step]}</PageHeading>
      <div className="mt-8 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div data-focus-home="" className="min-w-0">
          {children}
        </div>
        <div className="lg:sticky lg:top-below-header lg:self-start">{aside}</div>
      </div>
    </div>
  );
}

/** The button to the next step. Below 1024 px it sticks to the bottom of the screen, with the total. */
export function StepAction({ children }: { children: ReactNode }) {
  const wide = useMediaQuery('(min-width: 64rem)');
  const totals = useAppSelector(selectPurchaseTotals);
  if (wide) return <div className="mt-8">{children}</div>;
  return (
    <BottomBar label={checkoutTexts.nextStep} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      {totals && (
        <p className="leading-tight">
          <span className="block text-sm text-ink-soft">{totalTexts.total}</span>
          <strong className="text-lg tabular-nums">{formatMoney(totals.total)}</strong>
        </p>
      )}
      <div className="flex-1 basis-48">{children}</div>
    </BottomBar>
  );
}
