import { Link, useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { SessionFrame } from '@/features/session/SessionFrame';
import { SignInForm } from '@/features/session/SignInForm';
import { ButtonLink } from '@/ui/ButtonLink';

/** /sign-in (§2). */
export function SignInPage() {
  const navigate = useNavigate();
  return (
    <SessionFrame title="Sign In" intro="Welcome back.">
      <PageTitle title="Sign In" />
      <SignInForm onSignedIn={() => void navigate(routePatterns.home)} />
      <p className="mt-6 text-center">
        New here?{' '}
        <Link to={routePatterns.signUp} className="font-semibold text-leaf underline">
          Create an account
        </Link>
      </p>
      <div className="mt-8 border-t border-ivory-edge pt-6 text-center">
        <ButtonLink to={routePatterns.adminSignIn} variant="quiet">
          Login as Admin
        </ButtonLink>
      </div>
    </SessionFrame>
  );
}
