/** Of `index.html` and the web app manifest, which hold the English ones. */
export const htmlTexts = {
  description: 'Medicines and Ayurveda-inspired wellness goods, delivered across Canada.',
  noScript: 'This shop needs JavaScript. Please turn it on, or email us.',
} as const;
