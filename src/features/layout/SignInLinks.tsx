import { routePatterns } from '@/config/paths';
import { ButtonLink } from '@/ui/ButtonLink';

/** Login and Sign Up, when signed out (§2). */
export function SignInLinks({ className = '' }: { className?: string }) {
  return (
    <div className={`items-center gap-2 ${className}`}>
      <ButtonLink to={routePatterns.signIn} variant="quiet">
        Login
      </ButtonLink>
      <ButtonLink to={routePatterns.signUp} variant="secondary">
        Sign Up
      </ButtonLink>
    </div>
  );
}
