import { expect, it } from 'vitest';
import { emptySignUp, signUpProblems } from '@/domain/signUp';

const today = new Date(2026, 4, 20);
const fine = {
  ...emptySignUp,
  email: 'noor@example.com',
  password: 'eight ch',
  contactNumber: '+14165550137',
  birthDate: '1990-02-28',
};

it.each(['+14165550137', '(416) 555-0137', '416.555.0137', '5550137', '+91 98100 12345'])(
  'the phone number %s is accepted',
  (contactNumber) => expect(signUpProblems({ ...fine, contactNumber }, today)).toEqual({}),
);

it.each(['abc', '416555', '1234567890123456', '416 555 0137 x', '++14165550137'])(
  'the phone number %s is refused',
  (contactNumber) => expect(Object.keys(signUpProblems({ ...fine, contactNumber }, today))).toEqual(['contactNumber']),
);

it.each([
  ['2026-05-20', undefined],
  ['1900-01-01', undefined],
  ['2026-05-21', 'The date of birth cannot be in the future.'],
  ['12026-01-01', 'The date of birth cannot be in the future.'],
  ['0190-02-28', 'Please enter a date of birth in 1900 or later.'],
])('the birth date %s has the problem: %s', (birthDate, problem) =>
  expect(signUpProblems({ ...fine, birthDate }, today).birthDate).toBe(problem),
);

it.each([
  ['1', true],
  ['1234567', true],
  ['12345678', false],
])('the password %s is too short: %s', (password, short) =>
  expect('password' in signUpProblems({ ...fine, password }, today)).toBe(short),
);
