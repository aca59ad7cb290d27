export const signUpTexts = {
  birthDayInFuture: 'The date of birth cannot be in the future.',
} as const;
