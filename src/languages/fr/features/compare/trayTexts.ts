import type { trayTexts as english } from '@/features/compare/trayTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const trayTexts: Translation<typeof english> = {
  title: 'Produits à comparer',
  count: (count, most) => `Comparer ${count} sur ${most}`,
  choose: (most) => `Choisissez jusqu’à ${most} produits.`,
  chooseMore: 'Choisissez-en un de plus.',
  show: (count) =>
    plural(count, { one: `Afficher le produit choisi (${count})`, other: `Afficher les ${count} produits choisis` }),
  remove: (name) => `Retirer de la comparaison : ${name}`,
  clear: 'Effacer',
  clearAll: 'Effacer la comparaison',
  compare: 'Comparer',
  gone: 'N’est plus offert',
};
