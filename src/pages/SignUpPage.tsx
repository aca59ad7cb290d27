import { words } from '@/config/messages';
import { PageTitle } from '@/features/layout/PageTitle';
import { SessionFrame } from '@/features/session/SessionFrame';
import { SignUpForm } from '@/features/session/SignUpForm';
import { sessionTexts } from '@/features/session/texts';

export function SignUpPage() {
  return (
    <SessionFrame title={words.signUp} intro={sessionTexts.signUpIntro} wide>
      <PageTitle title={words.signUp} />
      <SignUpForm />
    </SessionFrame>
  );
}
