export const offlinePageTexts = {
  shop: 'Tulsi North',
  title: 'You’re offline',
  help: 'This page needs a connection. Pages you have visited, and your bag, open without one.',
  retry: 'Retry',
  home: 'Go to the home page',
} as const;
