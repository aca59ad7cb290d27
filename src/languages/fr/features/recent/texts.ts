import type { recentTexts as english } from '@/features/recent/texts';
import type { Translation } from '@/lib/languages';

export const recentTexts: Translation<typeof english> = {
  title: 'Vus récemment',
  clear: 'Retirer les produits vus récemment',
  cleared: 'Les produits vus récemment ont été retirés',
};
