export const reviewerTexts = { unnamed: 'A customer' } as const;
