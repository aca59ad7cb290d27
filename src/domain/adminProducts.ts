import type { Product, ProductFields } from '@/contract/product';
import { decimalPoint, locale } from '@/lib/language';
import { readNumber } from '@/lib/numbers';
import { filterRows, normalizeForSearch } from '@/lib/text';
import { adminDomainTexts } from './adminTexts';
import { formatMoney, toCents } from './money';
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
/** Numbers as the server spells them, unless a function says that they are typed. */
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
  // What could not be read as a number still is as it was typed.
  if (!/^-?\d+(\.\d+)?$/.test(typed)) return texts.notANumber;
  const number = Number(typed);
  if (number < 0) return texts.negative;
  if (field === 'stockSize') return Number.isInteger(number) ? null : texts.notWhole;
  if (number === 0 && field === 'oprice') return texts.zero;
  return /\.\d{3}/.test(typed) ? texts.tooManyDecimals : null;
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

/** What to look at before prices are sent, compared with those before the change. */
export function productFormAdvice(values: ProductEditValues, before: ProductEditValues = {}): readonly string[] {
  const isTenfold = (field: ProductField) => {
    const [old, now] = [toCents(Number(before[field])), toCents(Number(values[field]))];
    return old > 0 && now > 0 && (now >= old * 10 || old >= now * 10);
  };
  return [
    ...(isTenfold('oprice') ? [texts.sellingPriceTenfold] : []),
    ...(isTenfold('price') ? [texts.originalPriceTenfold] : []),
    ...(Number(values.price) > 0 && Number(values.oprice) > Number(values.price) ? [texts.priceAboveOriginal] : []),
  ];
}

function imageFields(values: ProductFormValues, before: readonly string[] = []) {
  const byName = Object.fromEntries(productImageFields.map((field) => [field, values[field].trim()]));
  // Keeps pictures beyond the form's five fields.
  const images = [...Object.values(byName).filter(Boolean), ...before.slice(productImageFields.length)];
  return { ...byName, images } as Pick<ProductFields, (typeof productImageFields)[number] | 'images'>;
}

/** What an edit sets, as it is typed. */
export type ProductEditValues = Readonly<Partial<ProductFormValues>>;

/** Spreadsheets and forms write line breaks in ways of their own. */
const plainText = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** "9.50" and "9.5" are the same value. */
function sameValue(field: ProductField, one: string, other: string): boolean {
  if (plainText(one) === plainText(other)) return true;
  return isNumberField(field) && one.trim() !== '' && other.trim() !== '' && Number(one) === Number(other);
}

/** The fields that differ from those an edit started from. */
export function editedValues(before: ProductEditValues, after: ProductEditValues): ProductEditValues {
  const edited = allFields.filter(
    (field) => field in after && !sameValue(field, before[field] ?? '', after[field] ?? ''),
  );
  return pickFields(after, edited);
}

function eachValue<Values extends ProductEditValues>(
  values: Values,
  change: (value: string, field: ProductField) => string,
): Values {
  const changed = Object.entries(values).map(([field, value]) => [field, change(value, field as ProductField)]);
  return Object.fromEntries(changed) as Values;
}

/** Typed values as the server's response spells them, so that they can be compared and sent; numbers that cannot be read stay. */
export function asServerSpells<Values extends ProductEditValues>(
  values: Values,
  read: (typed: string) => number | null = readNumber,
): Values {
  return eachValue(values, (value, field) => {
    const number = isNumberField(field) ? read(value) : null;
    return number === null ? value.trim() : String(number);
  });
}

/** Values as a reader of the page's language types them. */
export function asReaderTypes<Values extends ProductEditValues>(values: Values): Values {
  return eachValue(values, (value, field) => (isNumberField(field) ? value.replace('.', decimalPoint) : value));
}

/** How a number that was typed is understood: "CA$12.50"; '' for one that is not. */
export function numberUnderstood(field: ProductField, typed: string): string {
  const number = readNumber(typed);
  if (number === null) return '';
  return field === 'stockSize' ? number.toLocaleString(locale) : formatMoney(toCents(number));
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
