/** Texts of `index.html` and the web app manifest. */
export const htmlTexts = {
  description: 'Medicines and Ayurveda-inspired wellness goods, delivered across Canada.',
  noScript: 'This shop needs JavaScript. Please turn it on, or email us.',
} as const;

export const offlinePageTexts = {
  shop: 'Tulsi North',
  title: 'We can’t reach the shop',
  help: 'Check your connection. You can still open the pages that you’ve visited.',
  retry: 'Retry',
  home: 'Go to the home page',
} as const;
