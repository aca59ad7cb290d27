import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdminLogInMutation, useAdminSignUpMutation } from '@/api/adminApi';
import { adminBannerMs, adminRedirectMs } from '@/config/constants';
import { messages } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { PasswordField, useTransientText } from '@/features/session/SessionFrame';
import { errorText } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/EmptyState';
import { TextField } from '@/ui/fields';
import { BackOfficeFrame } from './BackOfficeFrame';
import { adminSessionTexts } from './texts';

interface Props {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** Layout of the admin sign-in and sign-up pages. */
export function SessionCard({ title, intro, children }: Props) {
  return (
    <BackOfficeFrame>
      <PageTitle title={title} />
      <div className="mx-auto mt-4 w-full max-w-md rounded-card bg-paper p-6 shadow-card sm:mt-10 sm:p-10">
        <PageHeading className="text-3xl">{title}</PageHeading>
        <p className="mt-2 mb-8 text-ink-soft">{intro}</p>
        {children}
      </div>
    </BackOfficeFrame>
  );
}

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
