export const languageTexts = {
  paymentOpen: 'Please finish your payment first. Then you can change the language.',
  checkingPayments: 'We are still looking for an unfinished payment. Please change the language in a moment.',
} as const;
