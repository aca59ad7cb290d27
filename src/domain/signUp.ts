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

export function missingSignUpFields(values: SignUpPayload): SignUpRequired[] {
  return (Object.keys(signUpTexts.required) as SignUpRequired[]).filter((name) => !values[name].trim());
}

export function birthDayProblem(day: string, today: Date): string | null {
  return day > dayOf(today) ? signUpTexts.futureBirthDate : null;
}

/** §5. */
export function missingFieldsText(missing: readonly SignUpRequired[]): string {
  return `${messages.signUpMissing} ${missing.map((name) => signUpTexts.required[name]).join(', ')}`;
}

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
