import type { Product, ProductFields } from '@/contract/product';
import { decimalPoint, language, locale } from '@/lib/language';
import type { Language } from '@/lib/languages';
import { readNumber } from '@/lib/numbers';
import { normalizeForSearch } from '@/lib/text';
import { adminDomainTexts } from './adminTexts';
import { formatMoney, toCents } from './money';
import { priceOf } from './price';
import { productPath, slugKey } from './product';

/** A product's name, or a text that says that it has none. */
export const productLabel = ({ name }: Pick<Product, 'name'>): string => name || adminDomainTexts.productWithoutName;

export interface ProductRow {
  readonly id: string;
  /** The result of `productLabel`. */
  readonly label: string;
  /** The path of its page in the shop. */
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

/** A product's name for comparisons, which ignore case, accents and surrounding spaces. */
export function productNameKey(name: string): string {
  return normalizeForSearch(name).trim();
}

const { productForm: texts, number: numberTexts } = adminDomainTexts;

export interface FieldDescriptor {
  readonly kind: 'text' | 'number' | 'image';
  /** Its name in files and forms, in every language: a file that one language exported is imported in the other. */
  readonly header: Readonly<Record<Language, string>>;
  /** Its names in files of earlier versions. */
  readonly oldHeaders?: readonly string[];
  readonly isMultiline?: boolean;
}

/** The fields of a product that an administrator sets, in the order of the form and of exported files. */
export const productFields = {
  name: { kind: 'text', header: { en: 'Name', fr: 'Nom' } },
  brand: { kind: 'text', header: { en: 'Brand', fr: 'Marque' } },
  category: { kind: 'text', header: { en: 'Category', fr: 'Catégorie' } },
  subcategory: { kind: 'text', header: { en: 'Subcategory', fr: 'Sous-catégorie' } },
  dose_form: { kind: 'text', header: { en: 'Dose form', fr: 'Forme posologique' }, oldHeaders: ['Forme'] },
  pack_size: { kind: 'text', header: { en: 'Pack size', fr: 'Format' } },
  description: { kind: 'text', header: { en: 'Description', fr: 'Description' }, isMultiline: true },
  price: { kind: 'number', header: { en: 'Original price (CA$)', fr: 'Prix ordinaire ($ CA)' } },
  oprice: { kind: 'number', header: { en: 'Selling price (CA$)', fr: 'Prix de vente ($ CA)' } },
  stockSize: { kind: 'number', header: { en: 'Stock (units)', fr: 'Stock (unités)' } },
  image1: { kind: 'image', header: { en: 'Image 1', fr: 'Image 1' } },
  image2: { kind: 'image', header: { en: 'Image 2', fr: 'Image 2' } },
  image3: { kind: 'image', header: { en: 'Image 3', fr: 'Image 3' } },
  image4: { kind: 'image', header: { en: 'Image 4', fr: 'Image 4' } },
  image5: { kind: 'image', header: { en: 'Image 5', fr: 'Image 5' } },
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

export type ProductField = keyof typeof productFields;
type FieldOf<Kind extends FieldDescriptor['kind']> = {
  [Field in ProductField]: (typeof productFields)[Field]['kind'] extends Kind ? Field : never;
}[ProductField];

const allFields = Object.keys(productFields) as ProductField[];

export function fieldsOfKind<Kind extends FieldDescriptor['kind']>(kind: Kind): readonly FieldOf<Kind>[] {
  return allFields.filter((field): field is FieldOf<Kind> => productFields[field].kind === kind);
}

const productTextFields = fieldsOfKind('text');
const productNumberFields = fieldsOfKind('number');
export const productImageFields = fieldsOfKind('image');

/** The field's name in the page's language. */
export const productHeader = (field: ProductField): string => productFields[field].header[language];

/** Numbers are in the server's notation, unless a function says that they are typed. */
export type ProductFormValues = Readonly<Record<ProductField, string>>;

export const isNumberField = (field: ProductField) => productFields[field].kind === 'number';

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
  // A text that could not be read as a number is still as it was typed.
  if (!/^-?\d+(\.\d+)?$/.test(typed)) return numberTexts.notANumber;
  const number = Number(typed);
  if (number < 0) return numberTexts.negative;
  if (field === 'stockSize') return Number.isInteger(number) ? null : numberTexts.notWhole;
  if (number === 0 && field === 'oprice') return texts.zero;
  return /\.\d{3}/.test(typed) ? numberTexts.tooManyDecimals : null;
}

/** Of an existing product only the edited fields are checked: others may be odd already. */
export function productFormProblems(values: ProductEditValues): Partial<Record<ProductField, string>> {
  const problems: Partial<Record<ProductField, string>> = {};
  if (values.name?.trim() === '') problems.name = texts.nameMissing;
  for (const field of productNumberFields) {
    const value = values[field];
    const problem = value === undefined ? null : numberProblem(field, value);
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

/** Warnings about prices before they are sent, compared with those before the change. */
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

/** The values that an edit sets, as they are typed. */
export type ProductEditValues = Readonly<Partial<ProductFormValues>>;

/** Normalises line breaks, which spreadsheets and forms write differently. */
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

/** Converts typed values to the server's notation, to compare and send them; unreadable numbers stay as they are. */
export function asServerSpells<Values extends ProductEditValues>(
  values: Values,
  read: (typed: string) => number | null = readNumber,
): Values {
  return eachValue(values, (value, field) => {
    const number = isNumberField(field) ? read(value) : null;
    return number === null ? value.trim() : String(number);
  });
}

/** Converts values to the notation of the page's language, prices with their cents. */
export function asReaderTypes<Values extends ProductEditValues>(values: Values): Values {
  return eachValue(values, (value, field) => {
    if (!isNumberField(field)) return value;
    const isPrice = field !== 'stockSize' && /^\d+(\.\d)?$/.test(value);
    return (isPrice ? Number(value).toFixed(2) : value).replace('.', decimalPoint);
  });
}

/** How the shop reads a typed number: "CA$12.50"; '' if the field does not accept it. */
export function numberUnderstood(field: ProductField, typed: string): string {
  const number = readNumber(typed);
  if (number === null || numberProblem(field, String(number))) return '';
  return field === 'stockSize' ? number.toLocaleString(locale) : formatMoney(toCents(number));
}

export function pickFields(values: ProductEditValues, fields: readonly ProductField[]): ProductEditValues {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
}

/** The values in the payload, where figures are numbers. */
function sentValues(values: ProductFormValues, isSent: (field: ProductField) => boolean = () => true) {
  return {
    ...Object.fromEntries(productTextFields.filter(isSent).map((field) => [field, values[field].trim()])),
    ...Object.fromEntries(productNumberFields.filter(isSent).map((field) => [field, Number(values[field])])),
  };
}

/** Ruling 37. */
export function productPayload(values: ProductFormValues, copiedImages: readonly string[] = []): ProductFields {
  return { ...sentValues(values), ...imageFields(values, copiedImages) } as ProductFields;
}

/** Only changed fields (§7). */
export function productChanges(product: Product, edit: ProductEditValues): Partial<ProductFields> {
  const before = productFormOf(product);
  const values = { ...before, ...edit };
  const changed = (field: ProductField) => !sameValue(field, values[field], before[field]);
  return {
    ...sentValues(values, changed),
    ...(productImageFields.some(changed) ? imageFields(values, product.images) : {}),
  };
}
