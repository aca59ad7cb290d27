import type { adminFindTexts as english } from '@/features/admin/find/texts';
import type { Translation } from '@/lib/translation';

export const adminFindTexts: Translation<typeof english> = {
  find: 'Rechercher',
  shortcut: 'Ctrl K',
  macShortcut: '⌘ K',
};
