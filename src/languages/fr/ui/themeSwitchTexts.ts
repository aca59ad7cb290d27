import type { Translation } from '@/lib/translation';
import type { themeSwitchTexts as english } from '@/ui/themeSwitchTexts';

export const themeSwitchTexts: Translation<typeof english> = {
  theme: 'Thème',
  system: 'Auto',
  light: 'Clair',
  dark: 'Sombre',
};
