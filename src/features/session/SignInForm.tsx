import { type FormEvent, useState } from 'react';
import { useLogInMutation } from '@/api/sessionApi';
import { slowAnswerMs } from '@/config/constants';
import { messages, slowText } from '@/config/messages';
import { errorText } from '@/state/errorText';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { SlowNote } from '@/ui/SlowNote';
import { TextField } from '@/ui/TextField';
import { PasswordField } from './PasswordField';

interface Props {
  /** In the login modal errors stand above the fields; on the page the server's are a toast (§8). */
  readonly errorsInline?: boolean;
  readonly onSignedIn?: () => void;
}

/** Customer sign-in (§5, §8). What was typed stays after a failure. */
export function SignInForm({ errorsInline = false, onSignedIn }: Props) {
  const dispatch = useAppDispatch();
  const [logIn, { isLoading }] = useLogInMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!email.trim() || !password) return setProblem(messages.fillRequired);
    setProblem('');
    const outcome = await logIn({ email: email.trim(), password });
    if (!('error' in outcome)) return onSignedIn?.();
    const text = errorText(outcome.error);
    if (errorsInline) setProblem(text);
    else dispatch(noticeShown(text, 'error'));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      {problem && <Alert tone="error">{problem}</Alert>}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" busy={isLoading} className="w-full">
        Sign In
      </Button>
      <SlowNote active={isLoading} afterMs={slowAnswerMs}>
        {slowText}
      </SlowNote>
    </form>
  );
}
