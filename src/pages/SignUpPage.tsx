import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { SessionFrame } from '@/features/session/SessionFrame';
import { SignUpForm } from '@/features/session/SignUpForm';

/** /sign-up (§2). */
export function SignUpPage() {
  return (
    <SessionFrame title="Sign Up" intro="Keep a cart, a wishlist and your addresses." wide>
      <PageTitle title="Sign Up" />
      <SignUpForm />
      <p className="mt-6 text-center">
        Already have an account?{' '}
        <Link to={routePatterns.signIn} className="font-semibold text-leaf underline">
          Sign In
        </Link>
      </p>
    </SessionFrame>
  );
}
