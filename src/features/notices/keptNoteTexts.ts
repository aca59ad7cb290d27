/** Shown with the products that an earlier visit kept. */
export const keptNoteTexts = {
  offline: (time: string) => `Prices and stock as of ${time}. You can buy again when you’re back online.`,
  failed: (time: string) => `We couldn’t check for changes. Prices and stock as of ${time}; you can’t buy by them.`,
  checking: (time: string) => `Prices and stock as of ${time}. We’re checking for changes: you can buy right after.`,
} as const;
