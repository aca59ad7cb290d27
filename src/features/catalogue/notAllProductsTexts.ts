/** Shown where an answer broke off in the middle. */
export const notAllProductsTexts = {
  title: 'We couldn’t load all products',
  help: 'You see the ones that arrived. Please check your connection and try again.',
} as const;
