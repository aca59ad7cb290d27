/** The texts of the button; those of the palette load with it. */
export const adminFindTexts = {
  find: 'Find',
  shortcut: 'Ctrl K',
  macShortcut: '⌘ K',
} as const;
