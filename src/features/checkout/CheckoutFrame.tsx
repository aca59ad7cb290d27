import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { type CheckoutStep, checkoutSteps } from '@/domain/checkoutSteps';
import { PageTitle } from '@/features/layout/PageTitle';
import { useHeldVersion } from '@/lib/version';
import { PageHeading } from '@/ui/EmptyState';
import { Steps } from '@/ui/Steps';
import { checkoutTexts } from './texts';
import { useCheckoutGuard } from './useCheckoutGuard';

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
