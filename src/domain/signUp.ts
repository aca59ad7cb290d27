import { messages } from '@/config/messages';
import type { NewAccount } from '@/contract/user';
import { dayOf } from '@/lib/dates';
import { plainCode } from '@/lib/text';
import { isEmail } from './contact';
import { signUpTexts } from './texts';

export type SignUpRequired = keyof typeof signUpTexts.required;

export const emptySignUp: NewAccount = {
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  birthDate: '',
  gender: '',
  contactNumber: '',
  country: '',
};

/** The required fields in the order of the message (§5). */
export const signUpRequired = Object.keys(signUpTexts.required) as SignUpRequired[];

const passwordLength = 8;

/** Digits in any usual notation: "+1 (416) 555-0137". */
const phoneShape = /^\+?(?:[\s().-]*\d){7,15}[\s)]*$/;

function birthDayProblem(day: string, today: Date): string | null {
  // A date field allows years of six digits: as text, "12026-01-01" is before "2026-01-01".
  if (Number.parseInt(day, 10) > today.getFullYear() || day > dayOf(today)) return signUpTexts.futureBirthDate;
  return Number.parseInt(day, 10) < 1900 ? signUpTexts.earlyBirthDate : null;
}

/** The errors of a new account; a sign-in checks none of this. */
export function signUpProblems(
  { email, password, contactNumber, birthDate }: NewAccount,
  today: Date,
): Partial<Record<SignUpRequired, string>> {
  const bornProblem = birthDayProblem(birthDate, today);
  return {
    ...(!isEmail(email) && { email: signUpTexts.email }),
    ...([...password].length < passwordLength && { password: signUpTexts.shortPassword }),
    ...(!phoneShape.test(plainCode(contactNumber)) && { contactNumber: signUpTexts.contactNumber }),
    ...(bornProblem && { birthDate: bornProblem }),
  };
}

export function missingFieldsText(missing: readonly SignUpRequired[]): string {
  return `${messages.signUpMissing} ${missing.map((name) => signUpTexts.required[name]).join(', ')}`;
}

export function accountOf(values: NewAccount): NewAccount {
  return {
    email: plainCode(values.email),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    password: values.password,
    birthDate: values.birthDate,
    gender: values.gender,
    contactNumber: plainCode(values.contactNumber),
    country: values.country,
  };
}
