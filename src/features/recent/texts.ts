export const recentTexts = {
  title: 'Recently viewed',
  clear: 'Clear recently viewed',
  cleared: 'Recently viewed products cleared',
} as const;
