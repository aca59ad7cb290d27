import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useSignUpMutation } from '@/api/customerApi';
import { emailErrorMs } from '@/config/constants';
import { countries } from '@/config/countries';
import { messages, slowText, words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { text } from '@/contract/lenient';
import type { NewAccount } from '@/contract/user';
import { countryLabel } from '@/domain/address';
import { isEmail } from '@/domain/contact';
import {
  accountOf,
  emptySignUp,
  firstSignUpField,
  missingFieldsText,
  missingSignUpFields,
  type SignUpRequired,
  signUpProblems,
} from '@/domain/signUp';
import { signUpTexts } from '@/domain/texts';
import { forgetDraft, readDraft, useStoredDraft } from '@/lib/drafts';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { SelectField, TextField } from '@/ui/fields';
import { SlowNote } from '@/ui/loading';
import { PasswordField, useIsShown, useTransientText } from './SessionFrame';
import { sessionTexts } from './texts';

const genders = ['Male', 'Female', 'Other'] as const;

/** Without the password, which is not stored. */
const signUpDraft = v.object({
  firstName: text,
  lastName: text,
  email: text,
  contactNumber: text,
  birthDate: text,
  gender: v.fallback(v.picklist(['', ...genders]), ''),
  country: text,
});

const draftName = 'sign-up';

/** Validation and submission of the sign-up (§5). A failure keeps what the shopper entered. */
export function useSignUpForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [signUp] = useSignUpMutation();
  const [start] = useState(() => ({ ...emptySignUp, ...readDraft(draftName, signUpDraft) }));
  const form = useForm<NewAccount>({ defaultValues: start, reValidateMode: 'onChange' });
  const { register, handleSubmit, setError, setFocus, reset, formState } = form;
  const [missingText, setMissingText] = useState('');
  const [failure, setFailure] = useState('');
  const isShown = useIsShown();
  const [emailText, showEmailText] = useTransientText(emailErrorMs);
  useStoredDraft(draftName, form, ({ password: _, ...values }) => values);

  /** Shows the problems, and focuses the first field that has one. */
  function refuse(problems: Partial<Record<SignUpRequired, string>>): boolean {
    const wrong = Object.keys(problems) as SignUpRequired[];
    for (const name of wrong) setError(name, { message: problems[name] ?? '' });
    const first = firstSignUpField(wrong);
    if (first) setFocus(first);
    return first !== undefined;
  }

  function isValid(values: NewAccount): boolean {
    const missing = missingSignUpFields(values);
    setMissingText(missing.length > 0 ? missingFieldsText(missing) : '');
    const named = missing.map((name) => [name, sessionTexts.required(signUpTexts.required[name])]);
    if (missing.length > 0) return !refuse(Object.fromEntries(named));
    const malformed = !isEmail(values.email);
    // The specified text disappears (§5); the field stays invalid (ruling 4).
    if (malformed) showEmailText(messages.signUpEmail);
    return !refuse({
      ...signUpProblems(values, new Date()),
      ...(malformed && { email: sessionTexts.checkEmail }),
    });
  }

  async function submit(values: NewAccount) {
    setFailure('');
    if (!isValid(values)) return;
    const outcome = await signUp(accountOf(values));
    if ('error' in outcome) return setFailure(messages.signUpFailed);
    reset(emptySignUp);
    forgetDraft(draftName);
    dispatch(noticeShown(sessionTexts.accountReady, 'success'));
    if (isShown.current) void navigate(routePatterns.signIn);
  }

  return {
    register,
    required: (name: SignUpRequired) => ({
      label: signUpTexts.required[name],
      required: true,
      error: formState.errors[name]?.message,
      ...register(name),
    }),
    /** Above the fields. */
    invalidText: missingText || emailText,
    /** Why the server refused the sign-up. */
    failure,
    isSubmitting: formState.isSubmitting,
    submit: handleSubmit(submit),
  };
}

export function SignUpForm() {
  const { register, required, invalidText, failure, isSubmitting, submit } = useSignUpForm();
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {invalidText && (
        <div className="mb-6">
          <Alert tone="error">{invalidText}</Alert>
        </div>
      )}
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField {...required('firstName')} autoComplete="given-name" />
        <TextField {...required('lastName')} autoComplete="family-name" />
        <TextField {...required('email')} type="email" inputMode="email" autoComplete="email" />
        <PasswordField {...required('password')} hint={sessionTexts.passwordHint} autoComplete="new-password" />
        <TextField {...required('contactNumber')} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField {...required('birthDate')} type="date" autoComplete="bday" />
        <SelectField label={sessionTexts.gender} {...register('gender')} autoComplete="sex">
          <option value="">{sessionTexts.noGender}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {sessionTexts.genders[gender]}
            </option>
          ))}
        </SelectField>
        <SelectField label={sessionTexts.country} {...register('country')} autoComplete="country-name">
          <option value="">{words.chooseCountry}</option>
          {countries.map((each) => (
            <option key={each.name} value={each.name}>
              {sessionTexts.countryOption(each.flag, countryLabel(each), each.dialCode)}
            </option>
          ))}
        </SelectField>
      </div>
      {/* Beside the button: on a phone the top of the form is out of sight. */}
      {failure && (
        <div className="mt-6">
          <Alert tone="error">{failure}</Alert>
        </div>
      )}
      <Button type="submit" busy={isSubmitting} className="mt-8 w-full">
        {sessionTexts.signUp}
      </Button>
      <SlowNote active={isSubmitting}>{slowText}</SlowNote>
    </form>
  );
}
