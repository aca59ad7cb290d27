export const productNewsTexts = {
  down: (before: string) => `Price went down from ${before} since you first saw it here.`,
  up: (before: string) => `Price went up from ${before} since you first saw it here.`,
  out: 'Out of stock now.',
  back: 'Back in stock.',
} as const;
