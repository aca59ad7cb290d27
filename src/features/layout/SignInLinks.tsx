import { routePatterns } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { layoutTexts } from './texts';

export function SignInLinks({ className = '' }: { className?: string }) {
  return (
    <div className={`for-guests items-center gap-2 ${className}`}>
      <ButtonLink to={routePatterns.signIn} variant="quiet">
        {layoutTexts.logIn}
      </ButtonLink>
      <ButtonLink to={routePatterns.signUp} variant="secondary">
        {layoutTexts.signUp}
      </ButtonLink>
    </div>
  );
}
