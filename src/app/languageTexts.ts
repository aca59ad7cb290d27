export const languageTexts = {
  paymentOpen: 'Please finish your payment first. Then you can change the language.',
} as const;
