export const emailDialogTexts = {
  intro: 'We’ll send your order confirmation here. You don’t need an account.',
  email: 'Email',
  continue: 'Continue',
} as const;
