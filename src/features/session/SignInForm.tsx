import { type FormEvent, useState } from 'react';
import { useLogInMutation } from '@/api/customerApi';
import { messages, slowText, words } from '@/config/messages';
import { signUpTexts } from '@/domain/texts';
import { plainCode } from '@/lib/text';
import { useAppDispatch } from '@/state/hooks';
import { errorText, noticeShown } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/fields';
import { SlowNote } from '@/ui/loading';
import { focusEmptyField, PasswordField } from './SessionFrame';
import { sessionTexts } from './texts';

interface Props {
  /** The login modal shows the server's errors above the fields, the page in a toast (§8). */
  readonly errorsInline?: boolean;
  /** Filled in at the start. */
  readonly email?: string | undefined;
}

/** Customer sign-in (§5, §8). A failure keeps what the shopper entered. */
export function SignInForm({ errorsInline = false, email: knownEmail = '' }: Props) {
  const dispatch = useAppDispatch();
  const [logIn, { isLoading }] = useLogInMutation();
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const missing = (label: string, value: string) =>
    error === messages.fillRequired && !value ? sessionTexts.required(label) : undefined;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!email.trim() || !password) {
      setError(messages.fillRequired);
      return focusEmptyField(event.currentTarget);
    }
    setError('');
    const outcome = await logIn({ email: plainCode(email), password });
    if (!('error' in outcome)) return;
    const text = errorText(outcome.error);
    if (errorsInline) setError(text);
    else dispatch(noticeShown(text, 'error'));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {error && <Alert tone="error">{error}</Alert>}
      <TextField
        label={words.email}
        error={missing(words.email, email.trim())}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={signUpTexts.required.password}
        error={missing(signUpTexts.required.password, password)}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" busy={isLoading} className="w-full">
        {sessionTexts.signIn}
      </Button>
      <SlowNote active={isLoading}>{slowText}</SlowNote>
    </form>
  );
}
