import type { bulkTexts as english } from '@/features/admin/products/bulkTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const bulkTexts: Translation<typeof english> = {
  change: 'Modifier ensemble',
  title: (count, figure) => plural(count, { one: `Modifier ${figure} produit`, other: `Modifier ${figure} produits` }),
  action: 'Modification',
  actions: {
    sellingPercent: 'Prix de vente, en pourcentage',
    bothPercent: 'Prix de vente et prix courant, en pourcentage',
    stockSet: 'Stock, fixer à',
    stockAdd: 'Stock, ajouter',
    category: 'Catégorie, remplacer par',
  },
  values: {
    sellingPercent: 'Pourcentage',
    bothPercent: 'Pourcentage',
    stockSet: 'Unités',
    stockAdd: 'Unités à ajouter',
    category: 'Catégorie',
  },
  percentHint: '−10 baisse le prix, 10 l’augmente. Les prix sont arrondis au cent près.',
  addHint: 'Un nombre négatif retire des unités.',
  preview: 'Aperçu',
  field: (field, before, after) => `${field} : ${before} → ${after}`,
  nothing: 'aucun',
  unchanged: 'Inchangé',
  apply: (count, figure) => plural(count, { one: `Modifier ${figure} produit`, other: `Modifier ${figure} produits` }),
  more: (count, figure) => plural(count, { one: `et ${figure} autre`, other: `et ${figure} autres` }),
  cancel: 'Annuler',
};
