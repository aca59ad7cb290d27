export const themeSwitchTexts = {
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
} as const;
