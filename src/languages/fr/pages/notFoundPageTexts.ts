import type { Translation } from '@/lib/translation';
import type { notFoundPageTexts as english } from '@/pages/notFoundPageTexts';

export const notFoundPageTexts: Translation<typeof english> = {
  title: 'Page introuvable',
  heading: 'Cette page n’existe pas',
  advice: 'L’adresse contient peut-être une erreur, ou la page a été déplacée.',
  browseProducts: 'Parcourir les produits',
  home: 'Accueil',
};
