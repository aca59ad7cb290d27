import type { Translation } from '@/lib/translation';
import type { paginationTexts as english } from '@/ui/paginationTexts';

export const paginationTexts: Translation<typeof english> = {
  label: 'Pages',
  page: (page) => `Page ${page}`,
  previous: 'Préc.',
  next: 'Suiv.',
};
