import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useSignUpMutation } from '@/api/customerApi';
import { emailErrorMs } from '@/config/constants';
import { countries } from '@/config/countries';
import { messages, slowText, words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { text } from '@/contract/lenient';
import type { NewAccount } from '@/contract/user';
import { countryLabel } from '@/domain/address';
import {
  accountOf,
  emptySignUp,
  missingFieldsText,
  type SignUpRequired,
  signUpProblems,
  signUpRequired,
} from '@/domain/signUp';
import { signUpTexts } from '@/domain/texts';
import { forgetDraft, readDraft, useStoredDraft } from '@/lib/drafts';
import { useAppDispatch, useClearOnSignOut } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { SelectField, TextField } from '@/ui/fields';
import { SlowNote } from '@/ui/loading';
import { useIsMounted } from '@/ui/useIsMounted';
import { PasswordField, useTransientText } from './SessionFrame';
import { sessionTexts } from './texts';

const genders = ['Male', 'Female', 'Other'] as const;

/** The stored draft, without the password. */
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
  const form = useForm<NewAccount>({ defaultValues: start });
  const { register, handleSubmit, reset, formState } = form;
  const [missingText, setMissingText] = useState('');
  const [refused, setRefused] = useState('');
  const isMounted = useIsMounted();
  const [emailText, showEmailText] = useTransientText(emailErrorMs);
  useStoredDraft(draftName, form, ({ password: _, ...values }) => values);

  function showInvalid(errors: FieldErrors<NewAccount>) {
    setRefused('');
    const missing = signUpRequired.filter((name) => errors[name]?.type === 'missing');
    setMissingText(missing.length > 0 ? missingFieldsText(missing) : '');
    // The specified text disappears (§5); the field stays invalid (ruling 4).
    if (errors.email?.type === 'malformed') showEmailText(messages.signUpEmail);
  }

  function clear() {
    setRefused('');
    setMissingText('');
    reset(emptySignUp);
    forgetDraft(draftName);
  }
  useClearOnSignOut(clear);

  async function submit(values: NewAccount) {
    setRefused('');
    setMissingText('');
    const account = accountOf(values);
    const { email } = account;
    const outcome = await signUp(account);
    if ('error' in outcome) return setRefused(email);
    clear();
    dispatch(noticeShown(sessionTexts.accountReady, 'success'));
    if (isMounted.current) void navigate(routePatterns.signIn, { state: { email } });
  }

  return {
    register,
    required: (name: SignUpRequired) => ({
      label: signUpTexts.required[name],
      required: true,
      error: formState.errors[name]?.message,
      ...register(name, {
        validate: {
          missing: (value) => value.trim() !== '' || sessionTexts.required(signUpTexts.required[name]),
          malformed: (_, values) => signUpProblems(values, new Date())[name] ?? true,
        },
      }),
    }),
    /** Shown above the fields. */
    invalidText: missingText || emailText,
    /** The email of a sign-up that failed. */
    refused,
    isSubmitting: formState.isSubmitting,
    submit: handleSubmit(submit, showInvalid),
  };
}

export function SignUpForm() {
  const { register, required, invalidText, refused, isSubmitting, submit } = useSignUpForm();
  const signInOffer = (
    <>
      {sessionTexts.alreadyRegistered}{' '}
      <Link
        to={routePatterns.signIn}
        state={{ email: refused }}
        className={`font-semibold underline ${refused ? '' : 'text-leaf'}`}
      >
        {sessionTexts.signIn}
      </Link>
    </>
  );
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
      {refused && (
        <div className="mt-6">
          <Alert tone="error" title={messages.signUpFailed}>
            {signInOffer}
          </Alert>
        </div>
      )}
      <Button type="submit" busy={isSubmitting} className="mt-8 w-full">
        {words.signUp}
      </Button>
      <SlowNote active={isSubmitting}>{slowText}</SlowNote>
      {!refused && <p className="mt-6 text-center">{signInOffer}</p>}
    </form>
  );
}
