export const newVersionTexts = {
  label: 'New version',
  ready: 'A new version is ready.',
  held: 'Another tab is at the checkout. Finish there, then reload.',
  reload: 'Reload',
  later: 'Later',
} as const;
