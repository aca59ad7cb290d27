import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSignUpMutation } from '@/api/customerApi';
import { emailErrorMs } from '@/config/constants';
import { messages } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { SignUpPayload } from '@/contract/user';
import { isEmail } from '@/domain/email';
import {
  emptySignUp,
  firstSignUpField,
  missingFieldsText,
  missingSignUpFields,
  type SignUpRequired,
  signUpPayload,
  signUpProblems,
} from '@/domain/signUp';
import { signUpTexts } from '@/domain/texts';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { sessionTexts } from './texts';
import { useTransientText } from './useTransientText';

/** Validation and submission of the sign-up (§5). A failure keeps what the shopper entered. */
export function useSignUpForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [signUp] = useSignUpMutation();
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm<SignUpPayload>({
    defaultValues: emptySignUp,
    reValidateMode: 'onChange',
  });
  const [missingText, setMissingText] = useState('');
  const [failure, setFailure] = useState('');
  const [emailText, showEmailText] = useTransientText(emailErrorMs);

  /** Shows the problems, and focuses the first field that has one. */
  function refuse(problems: Partial<Record<SignUpRequired, string>>): boolean {
    const wrong = Object.keys(problems) as SignUpRequired[];
    for (const name of wrong) setError(name, { message: problems[name] ?? '' });
    const first = firstSignUpField(wrong);
    if (first) setFocus(first);
    return first !== undefined;
  }

  function isValid(values: SignUpPayload): boolean {
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

  async function submit(values: SignUpPayload) {
    setFailure('');
    if (!isValid(values)) return;
    const outcome = await signUp(signUpPayload(values));
    if ('error' in outcome) return setFailure(messages.signUpFailed);
    reset(emptySignUp);
    dispatch(noticeShown(sessionTexts.accountReady, 'success'));
    void navigate(routePatterns.signIn);
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
