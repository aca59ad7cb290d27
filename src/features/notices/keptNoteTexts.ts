/** Shown with the products that an earlier visit kept. */
export const keptNoteTexts = {
  offline: (time: string) => `Prices and stock as of ${time}. You can buy again when you’re back online.`,
  failed: (time: string) => `Prices and stock as of ${time}. We couldn’t check for changes: nothing can be bought yet.`,
  checking: (time: string) => `Prices and stock as of ${time}. We’re checking for changes: you can buy right after.`,
} as const;
