import type { ProductField } from '@/domain/adminProducts';
import { adminProductsTexts, inlineEditTexts } from './texts';

const { form, brand, category } = adminProductsTexts;

/** The names of a product's fields, without units. */
export const productFieldLabels: Readonly<Record<ProductField, string>> = {
  name: form.name,
  brand,
  category,
  subcategory: form.subcategory,
  description: form.description,
  dose_form: form.doseForm,
  pack_size: form.packSize,
  ...inlineEditTexts.fields,
  image1: form.imageAddress(1),
  image2: form.imageAddress(2),
  image3: form.imageAddress(3),
  image4: form.imageAddress(4),
  image5: form.imageAddress(5),
};
