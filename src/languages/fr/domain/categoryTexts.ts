import type { categoryTexts as english } from '@/domain/categoryTexts';
import type { Translation } from '@/lib/translation';

export const categoryTexts: Translation<typeof english> = {
  Men: 'Hommes',
  Women: 'Femmes',
  Medicine: 'Médicaments',
};
