export const languageTexts = {
  paymentOpen: 'Please finish your payment first. Then you can change the language.',
  checkingPayments: 'We’re still checking for an unfinished payment. Please try again in a moment.',
} as const;
