export const offlinePageTexts = {
  shop: 'Tulsi North',
  title: 'We can’t reach the shop',
  help: 'Please check your connection. Pages that you have visited open without one.',
  retry: 'Retry',
  home: 'Go to the home page',
} as const;
