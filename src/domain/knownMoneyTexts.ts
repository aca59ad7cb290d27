export const knownMoneyTexts = { unknown: 'Unknown' } as const;
