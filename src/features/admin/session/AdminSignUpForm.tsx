import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdminSignUpMutation } from '@/api/adminApi';
import { adminBannerMs, adminRedirectMs } from '@/config/constants';
import { messages } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { failureText } from '@/features/admin/list/failureText';
import { PasswordField } from '@/features/session/PasswordField';
import { useTransientText } from '@/features/session/useTransientText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';

const nobody = { username: '', password: '', adminCode: '' };

/** Creation of an admin with the shared code (§5, §8): the success is told, and after 3 s the sign-in follows. */
export function AdminSignUpForm() {
  const [signUp, { isLoading }] = useAdminSignUpMutation();
  const navigate = useNavigate();
  const [values, setValues] = useState(nobody);
  const [created, setCreated] = useState(false);
  const [problem, setProblem] = useTransientText(adminBannerMs);

  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => void navigate(routePatterns.adminSignIn), adminRedirectMs);
    return () => clearTimeout(timer);
  }, [created, navigate]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const username = values.username.trim();
    const adminCode = values.adminCode.trim();
    if (!username || !values.password || !adminCode) return setProblem(messages.fillRequired);
    setProblem('');
    const outcome = await signUp({ username, password: values.password, adminCode });
    if ('error' in outcome) return setProblem(failureText(outcome.error));
    setValues(nobody);
    setCreated(true);
  }

  const field = (name: keyof typeof nobody) => ({
    name,
    required: true,
    value: values[name],
    disabled: created,
    onChange: (event: { target: HTMLInputElement }) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      {problem && <Alert tone="error">{problem}</Alert>}
      {created && (
        <Alert tone="success" title={messages.adminCreated}>
          Taking you to sign-in.
        </Alert>
      )}
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
      <TextField
        label="Admin code"
        hint="The shop’s shared code for administrators."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('adminCode')}
      />
      <Button type="submit" busy={isLoading} disabled={created} className="w-full">
        Create admin
      </Button>
    </form>
  );
}
