import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdminLogInMutation, useAdminSignUpMutation } from '@/api/adminApi';
import { adminBannerMs, adminRedirectMs } from '@/config/constants';
import { messages, slowText } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { focusEmptyField, PasswordField, useTransientText } from '@/features/session/SessionFrame';
import { sessionTexts } from '@/features/session/texts';
import { useAppSelector } from '@/state/hooks';
import { errorText } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/EmptyState';
import { TextField } from '@/ui/fields';
import { SlowNote } from '@/ui/loading';
import { BackOfficeFrame } from './BackOfficeFrame';
import { adminSessionTexts } from './texts';
import { selectIsAdminSessionExpired } from './useAdminSession';

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

/** A form of required fields, with the error of the last attempt. All values but the password are sent trimmed. */
function useSessionForm<Name extends string>(
  empty: Readonly<Record<Name, string>>,
  send: (values: Readonly<Record<Name, string>>) => Promise<{ readonly error?: unknown }>,
) {
  const [values, setValues] = useState(empty);
  const [isAccepted, setAccepted] = useState(false);
  const [problem, setProblem] = useTransientText(adminBannerMs);
  const [isIncomplete, setIncomplete] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const trimmed: Record<Name, string> = { ...values };
    for (const name of Object.keys(values) as Name[]) if (name !== 'password') trimmed[name] = values[name].trim();
    const isMissing = Object.values(trimmed).includes('');
    setIncomplete(isMissing);
    if (isMissing) {
      setProblem(messages.fillRequired);
      return focusEmptyField(event.currentTarget);
    }
    setProblem('');
    const { error } = await send(trimmed);
    if (error !== undefined) return setProblem(errorText(error));
    setValues(empty);
    setAccepted(true);
  }
  const field = (name: Name, label: string) => ({
    name,
    label,
    // Stays when the banner is gone.
    error: isIncomplete && !values[name].trim() ? sessionTexts.required(label) : undefined,
    required: true,
    disabled: isAccepted,
    value: values[name],
    onChange: (event: { target: HTMLInputElement }) => setValues({ ...values, [name]: event.target.value }),
  });
  return { field, isAccepted, problem, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}

/** Names and codes are neither capitalised nor spell-checked. */
const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;

/** Admin sign-in (§5, §8). After a success the page redirects. */
export function AdminSignInForm() {
  const [logIn, { isLoading }] = useAdminLogInMutation();
  const { field, problem, submit } = useSessionForm({ username: '', password: '' }, logIn);
  const expired = useAppSelector(selectIsAdminSessionExpired);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {expired && <Alert title={adminSessionTexts.expired.title}>{adminSessionTexts.expired.text}</Alert>}
      {problem && <Alert tone="error">{problem}</Alert>}
      <TextField autoComplete="username" {...asTyped} {...field('username', adminSessionTexts.username)} />
      <PasswordField autoComplete="current-password" {...field('password', adminSessionTexts.password)} />
      <Button type="submit" busy={isLoading} className="w-full">
        {adminSessionTexts.signIn}
      </Button>
      <SlowNote active={isLoading}>{slowText}</SlowNote>
    </form>
  );
}

/** Creates an admin with the shared code (§5, §8), then redirects to the sign-in after 3 s. */
export function AdminSignUpForm() {
  const [signUp, { isLoading }] = useAdminSignUpMutation();
  const navigate = useNavigate();
  const { field, isAccepted, problem, submit } = useSessionForm({ username: '', password: '', adminCode: '' }, signUp);

  useEffect(() => {
    if (!isAccepted) return;
    const timer = setTimeout(() => void navigate(routePatterns.adminSignIn), adminRedirectMs);
    return () => clearTimeout(timer);
  }, [isAccepted, navigate]);

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problem && <Alert tone="error">{problem}</Alert>}
      {isAccepted && (
        <Alert tone="success" title={messages.adminCreated}>
          {adminSessionTexts.redirecting}
        </Alert>
      )}
      <TextField autoComplete="username" {...asTyped} {...field('username', adminSessionTexts.username)} />
      <PasswordField autoComplete="new-password" {...field('password', adminSessionTexts.password)} />
      <TextField
        hint={adminSessionTexts.adminCodeHint}
        autoComplete="off"
        {...asTyped}
        {...field('adminCode', adminSessionTexts.adminCode)}
      />
      <Button type="submit" busy={isLoading} disabled={isAccepted} className="w-full">
        {adminSessionTexts.createAdmin}
      </Button>
      <SlowNote active={isLoading}>{slowText}</SlowNote>
    </form>
  );
}
