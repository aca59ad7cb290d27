export const productNewsTexts = {
  down: (before: string) => `Price went down from ${before} since you first saw it here.`,
  up: (before: string) => `Price went up from ${before} since you first saw it here.`,
  back: 'Back in stock.',
} as const;
