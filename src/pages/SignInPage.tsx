import { Link, useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { SessionFrame } from '@/features/session/SessionFrame';
import { SignInForm } from '@/features/session/SignInForm';
import { sessionTexts } from '@/features/session/texts';
import { lazyComponent } from '@/lib/lazy';
import { AfterHydration } from '@/ui/afterHydration';
import { ButtonLink } from '@/ui/Button';
import { Optional } from '@/ui/ErrorBoundary';

const DeviceOrders = lazyComponent(() =>
  import('@/features/payment/DeviceOrders').then((module) => module.DeviceOrdersAtSignIn),
);

export function SignInPage() {
  const navigate = useNavigate();
  return (
    <SessionFrame title={sessionTexts.signIn} intro={sessionTexts.signInIntro}>
      <PageTitle title={sessionTexts.signIn} />
      <SignInForm onSignedIn={() => void navigate(routePatterns.home)} />
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
