import type { doseFormTexts as english } from '@/domain/doseFormTexts';
import type { Translation } from '@/lib/translation';

export const doseFormTexts: Translation<typeof english> = {
  Balm: 'Baume',
  Capsule: 'Capsule',
  Churna: 'Churna (poudre)',
  Cream: 'Crème',
  Drops: 'Gouttes',
  Gel: 'Gel',
  Jar: 'Pot',
  Juice: 'Jus',
  Lozenge: 'Pastille',
  Oil: 'Huile',
  Paste: 'Pâte',
  Patch: 'Timbre',
  Powder: 'Poudre',
  Sachet: 'Sachet',
  Shampoo: 'Shampoing',
  Soap: 'Savon',
  Softgel: 'Gélule',
  Syrup: 'Sirop',
  Tablet: 'Comprimé',
  Tea: 'Thé ou tisane',
};
