import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSignUpMutation } from '@/api/sessionApi';
import { emailErrorMs } from '@/config/constants';
import { messages } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { SignUpPayload } from '@/contract/user';
import { isEmail } from '@/domain/email';
import {
  birthDayProblem,
  emptySignUp,
  missingFieldsText,
  missingSignUpFields,
  type SignUpRequired,
  signUpPayload,
} from '@/domain/signUp';
import { signUpTexts } from '@/domain/signUpTexts';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
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

  function refuse(name: SignUpRequired, message: string) {
    setError(name, { message });
    setFocus(name);
  }

  function isValid(values: SignUpPayload): boolean {
    const missing = missingSignUpFields(values);
    setMissingText(missing.length > 0 ? missingFieldsText(missing) : '');
    for (const name of missing) setError(name, { message: sessionTexts.required(signUpTexts.required[name]) });
    if (missing[0]) {
      setFocus(missing[0]);
      return false;
    }
    if (!isEmail(values.email)) {
      // The specified text disappears (§5); the field stays invalid (ruling 4).
      showEmailText(messages.signUpEmail);
      refuse('email', sessionTexts.checkEmail);
      return false;
    }
    const birthDayError = birthDayProblem(values.DOB, new Date());
    if (birthDayError) refuse('DOB', birthDayError);
    return !birthDayError;
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
