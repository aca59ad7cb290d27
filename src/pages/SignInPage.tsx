import { Link, Navigate, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { SessionFrame } from '@/features/session/SessionFrame';
import { SignInForm } from '@/features/session/SignInForm';
import { sessionTexts } from '@/features/session/texts';
import { lazyComponent } from '@/lib/lazy';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { AfterHydration } from '@/ui/afterHydration';
import { ButtonLink } from '@/ui/Button';
import { Optional } from '@/ui/ErrorBoundary';

const DeviceOrders = lazyComponent(() =>
  import('@/features/payment/DeviceOrders').then((module) => module.DeviceOrdersAtSignIn),
);

/** A sign-in (§4), also one in another tab, leads home, and so does the page's address for a customer. */
export function SignInPage() {
  const user = useAppSelector(selectUser);
  /** From the sign-up. */
  const email: string | undefined = useLocation().state?.email;
  if (user) return <Navigate to={routePatterns.home} replace />;
  return (
    <SessionFrame title={sessionTexts.signIn} intro={sessionTexts.signInIntro}>
      <PageTitle title={sessionTexts.signIn} />
      <SignInForm email={email} />
      <p className="mt-6 text-center">
        {sessionTexts.newHere}{' '}
        <Link to={routePatterns.signUp} className="font-semibold text-leaf underline">
          {sessionTexts.createAccount}
        </Link>
      </p>
      <AfterHydration>
        <Optional>
          <DeviceOrders />
        </Optional>
      </AfterHydration>
      <div className="mt-8 border-t border-ivory-edge pt-6 text-center">
        <ButtonLink to={routePatterns.adminSignIn} variant="quiet">
          {sessionTexts.adminSignIn}
        </ButtonLink>
      </div>
    </SessionFrame>
  );
}
