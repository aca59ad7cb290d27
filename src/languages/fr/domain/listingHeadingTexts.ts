import type { listingHeadingTexts as english } from '@/domain/listingHeadingTexts';
import type { Translation } from '@/lib/translation';

export const listingHeadingTexts: Translation<typeof english> = {
  results: (term) => `Résultats pour « ${term} »`,
  all: 'Médicaments et bien-être',
};
