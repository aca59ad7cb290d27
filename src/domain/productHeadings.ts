import { language } from '@/lib/language';
import type { Language } from '@/lib/languages';

const english = {
  id: 'ID',
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  subcategory: 'Subcategory',
  dose_form: 'Dose form',
  pack_size: 'Pack size',
  description: 'Description',
  price: 'Original price (CA$)',
  oprice: 'Selling price (CA$)',
  stockSize: 'Stock (units)',
  image1: 'Image 1',
  image2: 'Image 2',
  image3: 'Image 3',
  image4: 'Image 4',
  image5: 'Image 5',
} as const;

export type ProductColumn = keyof typeof english;
type Headings = Readonly<Record<ProductColumn, string>>;

const french: Headings = {
  id: 'ID',
  name: 'Nom',
  brand: 'Marque',
  category: 'Catégorie',
  subcategory: 'Sous-catégorie',
  dose_form: 'Forme',
  pack_size: 'Format',
  description: 'Description',
  price: 'Prix courant ($ CA)',
  oprice: 'Prix de vente ($ CA)',
  stockSize: 'Stock (unités)',
  image1: 'Image 1',
  image2: 'Image 2',
  image3: 'Image 3',
  image4: 'Image 4',
  image5: 'Image 5',
};

/** In every build: a file that one language exported is imported in the other. */
export const headingsOf: Readonly<Record<Language, Headings>> = { en: english, fr: french };

export const productHeadings = headingsOf[language];
