import { messages } from '@/config/messages';
import type { SignUpPayload } from '@/contract/user';
import { dayOf } from '@/lib/dates';
import { signUpTexts } from './signUpTexts';

/** The six required fields of the sign-up with their names for the message (§5). Gender and country are optional. */
export const signUpRequired = {
  email: 'Email',
  password: 'Password',
  firstName: 'First Name',
  lastName: 'Last Name',
  contactNumber: 'Contact Number',
  DOB: 'Date of Birth',
} as const satisfies Partial<Record<keyof SignUpPayload, string>>;

export type SignUpRequired = keyof typeof signUpRequired;

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
  return (Object.keys(signUpRequired) as SignUpRequired[]).filter((name) => !values[name].trim());
}

/** What is wrong with a date of birth that was filled in ("1990-02-28"); null when it is fine. */
export function birthDayProblem(day: string, today: Date): string | null {
  return day > dayOf(today) ? signUpTexts.birthDayInFuture : null;
}

/** 'Please fill in the following fields:' followed by the names (§5). */
export function missingFieldsText(missing: readonly SignUpRequired[]): string {
  return `${messages.signUpMissing} ${missing.map((name) => signUpRequired[name]).join(', ')}`;
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
