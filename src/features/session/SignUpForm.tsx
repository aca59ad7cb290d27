import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSignUpMutation } from '@/api/sessionApi';
import { emailErrorMs, slowAnswerMs } from '@/config/constants';
import { countries } from '@/config/countries';
import { messages, slowText } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { SignUpPayload } from '@/contract/user';
import { isEmail } from '@/domain/email';
import {
  birthDayProblem,
  emptySignUp,
  missingFieldsText,
  missingSignUpFields,
  signUpPayload,
  signUpRequired,
} from '@/domain/signUp';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { SlowNote } from '@/ui/SlowNote';
import { TextField } from '@/ui/TextField';
import { PasswordField } from './PasswordField';
import { useTransientText } from './useTransientText';

const genders = ['Male', 'Female', 'Other'] as const;

/** Sign-up in two columns (§2, §5). Success clears the form and goes to /sign-in; a failure keeps all that was typed. */
export function SignUpForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [signUp] = useSignUpMutation();
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm<SignUpPayload>({
    defaultValues: emptySignUp,
    reValidateMode: 'onChange',
  });
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [emailMessage, showEmailMessage] = useTransientText(emailErrorMs);

  async function submit(values: SignUpPayload) {
    setProblem('');
    setFailure('');
    const missing = missingSignUpFields(values);
    const [first] = missing;
    if (first) {
      for (const name of missing) setError(name, { message: `${signUpRequired[name]} is required` });
      setProblem(missingFieldsText(missing));
      return setFocus(first);
    }
    if (!isEmail(values.email)) {
      // The text goes after 3 s (§5), the field keeps its error state (ruling 4).
      setError('email', { message: 'Check this address: it should look like name@example.com' });
      showEmailMessage(messages.signUpEmail);
      return setFocus('email');
    }
    const born = birthDayProblem(values.DOB, new Date());
    if (born) {
      setError('DOB', { message: born });
      return setFocus('DOB');
    }
    const outcome = await signUp(signUpPayload(values));
    if ('error' in outcome) return setFailure(messages.signUpFailed);
    reset(emptySignUp);
    dispatch(noticeShown('Your account is ready. Please sign in.', 'success'));
    void navigate(routePatterns.signIn);
  }

  const field = (name: keyof typeof signUpRequired) => ({
    label: signUpRequired[name],
    required: true,
    error: formState.errors[name]?.message,
    ...register(name),
  });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {(problem || emailMessage) && (
        <div className="mb-6">
          <Alert tone="error">{problem || emailMessage}</Alert>
        </div>
      )}
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <PasswordField {...field('password')} autoComplete="new-password" />
        <TextField {...field('contactNumber')} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField {...field('DOB')} type="date" autoComplete="bday" />
        <SelectField label="Gender" {...register('gender')} autoComplete="sex">
          <option value="">Prefer not to say</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {gender}
            </option>
          ))}
        </SelectField>
        <SelectField label="Country" {...register('country')} autoComplete="country-name">
          <option value="">Choose a country</option>
          {countries.map(({ name, flag, dialCode }) => (
            <option key={name} value={name}>
              {flag} {name} ({dialCode})
            </option>
          ))}
        </SelectField>
      </div>
      {/* Beside what was pressed: on a phone the form's beginning is out of sight. */}
      {failure && (
        <div className="mt-6">
          <Alert tone="error">{failure}</Alert>
        </div>
      )}
      <Button type="submit" busy={formState.isSubmitting} className="mt-8 w-full">
        Sign Up
      </Button>
      <SlowNote active={formState.isSubmitting} afterMs={slowAnswerMs}>
        {slowText}
      </SlowNote>
    </form>
  );
}
