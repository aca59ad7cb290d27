import type { Product, ProductFields } from '@/contract/product';
import { filterRows, normalizeForSearch } from '@/lib/text';
import { adminDomainTexts } from './adminTexts';
import { priceOf } from './price';
import { productPath, slugKey } from './product';

/** A product's name; where it has none, a text that says so. */
export const productLabel = ({ name }: Pick<Product, 'name'>): string => name || adminDomainTexts.productWithoutName;

export interface ProductRow {
  readonly id: string;
  /** `productLabel`. */
  readonly label: string;
  /** Its page in the shop. */
  readonly path: string;
  readonly product: Product;
  readonly nowCents: number | null;
  readonly wasCents: number | null;
  readonly searchText: string;
}

/** Includes 0; false for an unknown stock. */
export function isLowStock({ stockSize }: Pick<Product, 'stockSize'>, lowFrom: number): boolean {
  return stockSize !== null && stockSize <= lowFrom;
}

export function productRow(product: Product, shared: ReadonlySet<string> = new Set()): ProductRow {
  const { nowCents, wasCents } = priceOf(product);
  const { _id: id, name, brand, category, subcategory } = product;
  const searchText = normalizeForSearch(name, brand, category, subcategory, id);
  return {
    id,
    label: productLabel(product),
    path: productPath(product, shared),
    product,
    nowCents,
    wasCents,
    searchText,
  };
}

export function filterProductRows(
  rows: readonly ProductRow[],
  { text, stock }: { readonly text: string; readonly stock: string },
  lowFrom: number,
): readonly ProductRow[] {
  const found = filterRows(rows, text);
  return stock === 'low' ? found.filter(({ product }) => isLowStock(product, lowFrom)) : found;
}

/** A product's name as it is compared with others: case, accents and spaces around it make no other product. */
export function productNameKey(name: string): string {
  return normalizeForSearch(name).trim();
}

const texts = adminDomainTexts.productForm;

export const productTextFields = [
  'name',
  'brand',
  'category',
  'subcategory',
  'description',
  'dose_form',
  'pack_size',
] as const;
export const productNumberFields = ['price', 'oprice', 'stockSize'] as const;
export const productImageFields = ['image1', 'image2', 'image3', 'image4', 'image5'] as const;

export type ProductField = (typeof productTextFields | typeof productNumberFields | typeof productImageFields)[number];
export type ProductFormValues = Readonly<Record<ProductField, string>>;

export const isNumberField = (field: ProductField) => (productNumberFields as readonly ProductField[]).includes(field);

const allFields: readonly ProductField[] = [...productTextFields, ...productNumberFields, ...productImageFields];

export function productFormOf(product?: Product): ProductFormValues {
  const empty = Object.fromEntries(allFields.map((field) => [field, ''])) as Record<ProductField, string>;
  if (!product) return empty;
  for (const field of productTextFields) empty[field] = product[field];
  for (const field of productNumberFields) empty[field] = product[field] === null ? '' : String(product[field]);
  productImageFields.forEach((field, index) => {
    empty[field] = product.images[index] ?? '';
  });
  return empty;
}

function numberProblem(field: ProductField, typed: string): string | null {
  const number = Number(typed);
  if (!typed.trim() || !Number.isFinite(number)) return texts.notANumber;
  if (number < 0) return texts.negative;
  if (field === 'stockSize') return Number.isInteger(number) ? null : texts.notWhole;
  if (number === 0 && field === 'oprice') return texts.zero;
  return /^\s*\d*\.?\d{0,2}\s*$/.test(typed) ? null : texts.tooManyDecimals;
}

/** Skips an existing product's unchanged numbers. */
export function productFormProblems(
  values: ProductFormValues,
  before?: ProductFormValues,
): Partial<Record<ProductField, string>> {
  const problems: Partial<Record<ProductField, string>> = {};
  if (!values.name.trim()) problems.name = texts.nameMissing;
  for (const field of productNumberFields) {
    if (before && values[field] === before[field]) continue;
    const problem = numberProblem(field, values[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Warns of a name that another of the shop's products has, or whose address it would share. */
export function productNameAdvice(
  name: string,
  products: readonly Pick<Product, '_id' | 'name'>[],
  ownId?: string,
): string | undefined {
  const slug = slugKey(name);
  const taken = slug !== '' && products.some((other) => other._id !== ownId && slugKey(other.name) === slug);
  return taken ? texts.nameTaken : undefined;
}

export function productFormAdvice({ price, oprice }: Pick<ProductFormValues, 'price' | 'oprice'>): string {
  return Number(oprice) > Number(price) ? texts.priceAboveOriginal : '';
}

function imageFields(values: ProductFormValues, before: readonly string[] = []) {
  const byName = Object.fromEntries(productImageFields.map((field) => [field, values[field].trim()]));
  // Keeps pictures beyond the form's five fields.
  const images = [...Object.values(byName).filter(Boolean), ...before.slice(productImageFields.length)];
  return { ...byName, images } as Pick<ProductFields, (typeof productImageFields)[number] | 'images'>;
}

/** What an edit sets, as it is typed. */
export type ProductEditValues = Readonly<Partial<ProductFormValues>>;

/** "9.50" and "9.5" are the same value. */
function sameValue(field: ProductField, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  return isNumberField(field) && one.trim() !== '' && other.trim() !== '' && Number(one) === Number(other);
}

/** The fields that differ from those an edit started from. */
export function editedValues(before: ProductEditValues, after: ProductEditValues): ProductEditValues {
  const edited = allFields.filter(
    (field) => field in after && !sameValue(field, before[field] ?? '', after[field] ?? ''),
  );
  return pickFields(after, edited);
}

/** Numbers as the server's response spells them, so that values can be compared. */
export function asServerSpells(values: ProductEditValues): ProductEditValues {
  const spelled = (field: ProductField, value: string) =>
    isNumberField(field) && value.trim() !== '' && Number.isFinite(Number(value))
      ? String(Number(value))
      : value.trim();
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, spelled(field as ProductField, value)]),
  );
}

export function pickFields(values: ProductEditValues, fields: readonly ProductField[]): ProductEditValues {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
}

/** Ruling 37. */
export function productPayload(values: ProductFormValues, copiedImages: readonly string[] = []): ProductFields {
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
    ...imageFields(values, copiedImages),
  };
}

/** Only changed fields (§7). */
export function productChanges(product: Product, edit: ProductEditValues): Partial<ProductFields> {
  const before = productFormOf(product);
  const values = { ...before, ...edit };
  const changed = (field: ProductField) => !sameValue(field, values[field], before[field]);
  return {
    ...Object.fromEntries(productTextFields.filter(changed).map((field) => [field, values[field].trim()])),
    ...Object.fromEntries(productNumberFields.filter(changed).map((field) => [field, Number(values[field])])),
    ...(productImageFields.some(changed) ? imageFields(values, product.images) : {}),
  };
}
