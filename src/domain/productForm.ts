import type { Product, ProductFields } from '@/contract/product';

export const productTexts = [
  'name',
  'brand',
  'category',
  'subcategory',
  'description',
  'dose_form',
  'pack_size',
] as const;
export const productNumbers = ['price', 'oprice', 'stockSize'] as const;
export const productImages = ['image1', 'image2', 'image3', 'image4', 'image5'] as const;

export type ProductField = (typeof productTexts | typeof productNumbers | typeof productImages)[number];
/** What stands in the product form: everything as it was typed. */
export type ProductFormValues = Readonly<Record<ProductField, string>>;

const allFields: readonly ProductField[] = [...productTexts, ...productNumbers, ...productImages];

/** The form of a product, or of a new one. */
export function productFormOf(product?: Product): ProductFormValues {
  const empty = Object.fromEntries(allFields.map((field) => [field, ''])) as Record<ProductField, string>;
  if (!product) return empty;
  for (const field of productTexts) empty[field] = product[field];
  for (const field of productNumbers) empty[field] = product[field] === null ? '' : String(product[field]);
  productImages.forEach((field, place) => {
    empty[field] = product.images[place] ?? '';
  });
  return empty;
}

function numberProblem(field: ProductField, typed: string): string | null {
  const number = Number(typed);
  if (!typed.trim() || !Number.isFinite(number)) return 'Enter a number';
  if (number < 0) return 'Must be 0 or more';
  if (field === 'stockSize') return Number.isInteger(number) ? null : 'Enter a whole number';
  if (number === 0 && field === 'oprice') return 'Must be more than 0';
  return /^\s*\d*\.?\d{0,2}\s*$/.test(typed) ? null : 'Use at most two decimals';
}

/** What is wrong, by field. What an existing product has already, and nobody touched, is left alone. */
export function productFormProblems(
  values: ProductFormValues,
  before?: ProductFormValues,
): Partial<Record<ProductField, string>> {
  const problems: Partial<Record<ProductField, string>> = {};
  if (!values.name.trim()) problems.name = 'Enter a name. It becomes the address of the product’s page';
  for (const field of productNumbers) {
    if (before && values[field] === before[field]) continue;
    const problem = numberProblem(field, values[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** What does not stop a product from being saved and is worth knowing; '' when there is nothing. */
export function productFormAdvice({ price, oprice }: Pick<ProductFormValues, 'price' | 'oprice'>): string {
  if (Number(oprice) > Number(price))
    return 'The selling price is above the original price, so shoppers see no original price and no % off.';
  return '';
}

function pictures(values: ProductFormValues, before: readonly string[] = []) {
  const named = Object.fromEntries(productImages.map((field) => [field, values[field].trim()]));
  // A product may hold more pictures than the form has fields: those stay.
  const images = [...Object.values(named).filter(Boolean), ...before.slice(productImages.length)];
  return { ...named, images } as Pick<ProductFields, (typeof productImages)[number] | 'images'>;
}

/** Body of POST /product/addProduct: pictures as a list and by name (ruling 37). */
export function productPayload(values: ProductFormValues): ProductFields {
  const { name, brand, category, subcategory, description, dose_form, pack_size } = values;
  return {
    name: name.trim(),
    brand: brand.trim(),
    category: category.trim(),
    subcategory: subcategory.trim(),
    price: Number(values.price),
    oprice: Number(values.oprice),
    description: description.trim(),
    stockSize: Number(values.stockSize),
    dose_form: dose_form.trim(),
    pack_size: pack_size.trim(),
    ...pictures(values),
  };
}

/** `updatedData` of PATCH /admin/updateProduct: only what was changed; price, oprice and stockSize as numbers. */
export function productChanges(product: Product, values: ProductFormValues): Partial<ProductFields> {
  const before = productFormOf(product);
  const changed = (field: ProductField) => values[field].trim() !== before[field].trim();
  return {
    ...Object.fromEntries(productTexts.filter(changed).map((field) => [field, values[field].trim()])),
    ...Object.fromEntries(productNumbers.filter(changed).map((field) => [field, Number(values[field])])),
    ...(productImages.some(changed) ? pictures(values, product.images) : {}),
  };
}
