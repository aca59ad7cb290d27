import type { adminTexts as english } from '@/features/admin/texts';
import type { Translation } from '@/lib/languages';

export const adminTexts: Translation<typeof english> = {
  dashboard: 'Tableau de bord',
  loading: 'Chargement',
};
