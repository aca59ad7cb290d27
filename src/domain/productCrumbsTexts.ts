export const productCrumbsTexts = { home: 'Home', medicines: 'Medicines' } as const;
