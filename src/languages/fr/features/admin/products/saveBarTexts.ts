import type { saveBarTexts as english } from '@/features/admin/products/saveBarTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const saveBarTexts: Translation<typeof english> = {
  label: 'Modifications non enregistrées',
  unsaved: (count, figure) =>
    plural(count, {
      one: `${figure} modification non enregistrée :`,
      other: `${figure} modifications non enregistrées :`,
    }),
  newProduct: 'Nouveau produit',
  part: {
    price: (name) => `Prix (${name})`,
    stock: (name) => `Stock (${name})`,
  },
  more: (count, figure) => plural(count, { one: `et ${figure} autre`, other: `et ${figure} autres` }),
  saveAll: 'Tout enregistrer',
  discard: 'Abandonner',
  incomplete: (names) => `Remplissez d’abord le formulaire : ${names}`,
  batch: (count, figure) =>
    plural(count, { one: `Enregistrer ${figure} modification`, other: `Enregistrer ${figure} modifications` }),
};
