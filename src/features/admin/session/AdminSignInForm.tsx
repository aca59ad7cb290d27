import { type FormEvent, useState } from 'react';
import { useAdminLogInMutation } from '@/api/adminApi';
import { adminBannerMs } from '@/config/constants';
import { messages } from '@/config/messages';
import { PasswordField } from '@/features/session/PasswordField';
import { useTransientText } from '@/features/session/useTransientText';
import { errorText } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/fields';
import { adminSessionTexts } from './texts';

/** Admin sign-in (§5, §8). After a success the page redirects. */
export function AdminSignInForm() {
  const [logIn, { isLoading }] = useAdminLogInMutation();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useTransientText(adminBannerMs);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!username.trim() || !password) return setProblem(messages.fillRequired);
    setProblem('');
    const outcome = await logIn({ username: username.trim(), password });
    if ('error' in outcome) setProblem(errorText(outcome.error));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      {problem && <Alert tone="error">{problem}</Alert>}
      <TextField
        label={adminSessionTexts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        label={adminSessionTexts.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" busy={isLoading} className="w-full">
        {adminSessionTexts.signIn}
      </Button>
    </form>
  );
}
