import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { type CheckoutStep, checkoutSteps } from '@/domain/checkoutSteps';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/PageHeading';
import { Steps } from '@/ui/Steps';
import { useCheckoutGuard } from './useCheckoutGuard';

/** The steps with the contract's names (§2). */
const stepNames: Record<CheckoutStep, string> = {
  checkout: 'Billing & Shipping',
  payments: 'Payment Options',
  review: 'Review & Confirm',
};

interface Props {
  readonly step: CheckoutStep;
  readonly children: ReactNode;
  readonly aside: ReactNode;
}

/** Frame of a checkout step: indicator, heading, content and the order's summary beside it. */
export function CheckoutFrame({ step, children, aside }: Props) {
  const elsewhere = useCheckoutGuard(step);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-8 sm:px-8 lg:py-12">
      <PageTitle title={stepNames[step]} />
      <Steps
        label="Checkout"
        current={checkoutSteps.indexOf(step) + 1}
        steps={checkoutSteps.map((name) => ({ label: stepNames[name], to: routePatterns[name] }))}
      />
      <PageHeading className="mt-8 text-3xl sm:text-4xl">{stepNames[step]}</PageHeading>
      <div className="mt-8 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div data-focus-home="" className="min-w-0">
          {children}
        </div>
        <div className="lg:sticky lg:top-below-header lg:self-start">{aside}</div>
      </div>
    </div>
  );
}
