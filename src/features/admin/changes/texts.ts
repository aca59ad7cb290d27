export const changesTexts = {
  gone: 'This product no longer exists.',
} as const;
