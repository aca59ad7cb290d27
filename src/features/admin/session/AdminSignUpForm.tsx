import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdminSignUpMutation } from '@/api/adminApi';
import { adminBannerMs, adminRedirectMs } from '@/config/constants';
import { messages } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { PasswordField } from '@/features/session/PasswordField';
import { useTransientText } from '@/features/session/useTransientText';
import { errorText } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/fields';
import { adminSessionTexts } from './texts';

const emptyForm = { username: '', password: '', adminCode: '' };

/** Creates an admin with the shared code (§5, §8), then redirects to the sign-in after 3 s. */
export function AdminSignUpForm() {
  const [signUp, { isLoading }] = useAdminSignUpMutation();
  const navigate = useNavigate();
  const [values, setValues] = useState(emptyForm);
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
    if ('error' in outcome) return setProblem(errorText(outcome.error));
    setValues(emptyForm);
    setCreated(true);
  }

  const field = (name: keyof typeof emptyForm) => ({
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
          {adminSessionTexts.redirecting}
        </Alert>
      )}
      <TextField
        label={adminSessionTexts.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField label={adminSessionTexts.password} autoComplete="new-password" {...field('password')} />
      <TextField
        label={adminSessionTexts.adminCode}
        hint={adminSessionTexts.adminCodeHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('adminCode')}
      />
      <Button type="submit" busy={isLoading} disabled={created} className="w-full">
        {adminSessionTexts.createAdmin}
      </Button>
    </form>
  );
}
