import type { Translation } from '@/lib/languages';
import type * as english from '@/pages/texts';

export const notFoundPageTexts: Translation<typeof english.notFoundPageTexts> = {
  title: 'Page introuvable',
  heading: 'Cette page n’existe pas',
  advice: 'L’adresse contient peut-être une erreur, ou la page a été déplacée.',
  browseProducts: 'Parcourir les produits',
};
