import { Link } from 'react-router-dom';
import { words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { SessionFrame } from '@/features/session/SessionFrame';
import { SignUpForm } from '@/features/session/SignUpForm';
import { sessionTexts } from '@/features/session/texts';

export function SignUpPage() {
  return (
    <SessionFrame title={words.signUp} intro={sessionTexts.signUpIntro} wide>
      <PageTitle title={words.signUp} />
      <SignUpForm />
      <p className="mt-6 text-center">
        {sessionTexts.alreadyRegistered}{' '}
        <Link to={routePatterns.signIn} className="font-semibold text-leaf underline">
          {sessionTexts.signIn}
        </Link>
      </p>
    </SessionFrame>
  );
}
