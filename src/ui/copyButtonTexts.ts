export const copyButtonTexts = {
  copy: 'Copy',
  copied: 'Copied',
  blocked: 'Your browser doesn’t allow copying here.',
} as const;
