export const listingHeadingTexts = {
  results: (term: string) => `Results for “${term}”`,
  all: 'Medicines & wellness',
} as const;
