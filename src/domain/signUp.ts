import { messages } from '@/config/messages';
import type { SignUpPayload } from '@/contract/user';
import { dayOf } from '@/lib/dates';
import { signUpTexts } from './signUpTexts';

export type SignUpRequired = keyof typeof signUpTexts.required;

export const emptySignUp: SignUpPayload = {
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  DOB: '',
  gender: '',
  contactNumber: '',
  country: '',
};

/** The required fields that hold nothing. */
export function missingSignUpFields(values: SignUpPayload): SignUpRequired[] {
  return (Object.keys(signUpTexts.required) as SignUpRequired[]).filter((name) => !values[name].trim());
}

/** What is wrong with a date of birth that was filled in ("1990-02-28"); null when it is fine. */
export function birthDayProblem(day: string, today: Date): string | null {
  return day > dayOf(today) ? signUpTexts.futureBirthDate : null;
}

/** 'Please fill in the following fields:' followed by the names (§5). */
export function missingFieldsText(missing: readonly SignUpRequired[]): string {
  return `${messages.signUpMissing} ${missing.map((name) => signUpTexts.required[name]).join(', ')}`;
}

/** The body of POST /users/sign-up: texts trimmed, the password as typed. */
export function signUpPayload(values: SignUpPayload): SignUpPayload {
  return {
    email: values.email.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    password: values.password,
    DOB: values.DOB,
    gender: values.gender,
    contactNumber: values.contactNumber.trim(),
    country: values.country,
  };
}
