export const notFoundPageTexts = {
  title: 'Page not found',
  heading: 'This page doesn’t exist',
  advice: 'The address may be mistyped, or the page has moved.',
  browseProducts: 'Browse products',
} as const;
