import type { Product } from '@/contract/product';
import { language } from '@/lib/language';
import type { Language } from '@/lib/languages';
import { safeUrl } from '@/lib/url';
import {
  asServerSpells,
  editedValues,
  isNumberField,
  type ProductEditValues,
  type ProductField,
  type ProductFormValues,
  pickFields,
  productFormAdvice,
  productFormOf,
  productFormProblems,
  productImageFields,
  productNameKey,
} from './adminProducts';
import { adminDomainTexts } from './adminTexts';
import { csvText, uneditedCell } from './csv';

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

const fields = (Object.keys(productHeadings) as ProductColumn[]).filter((column) => column !== 'id');

/** What `readProductsCsv` reads again. */
export function productsCsv(products: readonly Product[]): string {
  const rows = products.map((product) => {
    const values = productFormOf(product);
    return [
      product._id,
      ...fields.map((field) => (isNumberField(field) && values[field] !== '' ? Number(values[field]) : values[field])),
    ];
  });
  return csvText([Object.values(productHeadings), ...rows]);
}

export function productsCsvTemplate(): string {
  return csvText([Object.values(productHeadings).slice(1)]);
}

const comparable = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Columns by the names of the export, in any language, and by the contract's (§3). */
const columnByHeader = new Map<string, ProductColumn>(
  (Object.keys(productHeadings) as ProductColumn[]).flatMap((column) => [
    [comparable(column), column] as const,
    ...Object.values(headingsOf).flatMap((headings) => [
      [comparable(headings[column]), column] as const,
      [comparable(headings[column].replace(/\(.*\)/, '')), column] as const,
    ]),
  ]),
);

export interface HeaderMap {
  /** The field of each column; undefined for one that is not read. */
  readonly columns: readonly (ProductColumn | undefined)[];
  readonly ignored: readonly string[];
}

/** The first of two columns with the same name counts. */
export function mapHeader(header: readonly string[]): HeaderMap {
  const seen = new Set<ProductColumn>();
  const mapped = header.map((name) => {
    const column = columnByHeader.get(comparable(name));
    if (!column || seen.has(column)) return undefined;
    seen.add(column);
    return column;
  });
  return { columns: mapped, ignored: header.filter((name, index) => name.trim() && !mapped[index]) };
}

/** The cells of a row by their columns; those that the file or the row lacks are absent. */
export function cellsOf(
  { columns: mapped }: HeaderMap,
  row: readonly string[],
): Partial<Record<ProductColumn, string>> {
  return Object.fromEntries(
    row.flatMap((cell, index) => {
      const column = mapped[index];
      return column ? [[column, uneditedCell(cell).trim()]] : [];
    }),
  );
}

const texts = adminDomainTexts.productImport;

/** A row of a file, compared with the shop's products. */
export interface ImportRow {
  /** 1-based, the header included, as a spreadsheet counts rows. */
  readonly line: number;
  readonly name: string;
  /** Null for a new product. */
  readonly productId: string | null;
  readonly before: ProductEditValues;
  readonly after: ProductEditValues;
  readonly kind: 'new' | 'changed' | 'unchanged' | 'wrong';
  /** Why it cannot be sent. */
  readonly problems: readonly string[];
  /** What to look at; it can be sent all the same. */
  readonly advice: readonly string[];
}

type Cells = Readonly<Partial<Record<ProductColumn, string>>>;

function imageProblems(edited: ProductEditValues): [ProductField, string][] {
  return productImageFields
    .filter((field) => edited[field] && safeUrl(edited[field]) === null)
    .map((field) => [field, texts.imageUnsafe]);
}

function adviceOn(values: ProductFormValues, edited: ProductEditValues, categories: ReadonlySet<string>): string[] {
  const { category } = edited;
  return [
    ...(category && !categories.has(category) ? [texts.newCategory(category)] : []),
    ...('price' in edited || 'oprice' in edited ? [productFormAdvice(values)] : []),
  ].filter(Boolean);
}

/** An empty cell changes nothing: a file must not wipe what it does not mention. */
function filledCells(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
}

/** "12,50", as spreadsheets in French write it. Three digits after the comma may be thousands. */
function withDecimalPoint(price: string): string {
  return /^\d+,\d{1,2}$/.test(price) ? price.replace(',', '.') : price;
}

function withDecimalPoints({ price, oprice, ...cells }: Cells): Cells {
  return {
    ...cells,
    ...(price !== undefined && { price: withDecimalPoint(price) }),
    ...(oprice !== undefined && { oprice: withDecimalPoint(oprice) }),
  };
}

type ReadRow = (cells: Cells, line: number, shapeProblems?: readonly string[]) => ImportRow;

/** Returns what compares one row after the other; it remembers the rows before. */
export function importReader(products: readonly Product[]): ReadRow {
  const byId = new Map(products.map((product) => [product._id, product]));
  const byName = new Map<string, Product[]>();
  for (const product of products) {
    const key = productNameKey(product.name);
    const alike = byName.get(key);
    if (alike) alike.push(product);
    else byName.set(key, [product]);
  }
  const categories = new Set(products.map(({ category }) => category));
  const lineOfName = new Map<string, number>();
  const lineOfProduct = new Map<string, number>();

  /** The first line with this key, unless it is this one. */
  function earlierLine(lines: Map<string, number>, key: string, line: number): number | undefined {
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, line);
    return earlier;
  }

  return ({ id = '', ...read }, line, shapeProblems = []) => {
    const cells = withDecimalPoints(filledCells(read));
    const namesakes = byName.get(productNameKey(cells.name ?? '')) ?? [];
    const product = id ? byId.get(id) : namesakes[0];
    const initial = productFormOf(product);
    const edited = editedValues(initial, asServerSpells(cells));
    const values = { ...initial, ...edited };
    const name = values.name.trim();
    const nameLine = name ? earlierLine(lineOfName, productNameKey(name), line) : undefined;
    const productLine = product && earlierLine(lineOfProduct, product._id, line);
    const own = [...Object.entries(productFormProblems(values, product && initial)), ...imageProblems(edited)] as [
      ProductField,
      string,
    ][];
    const problems = [
      ...shapeProblems,
      ...(!id && namesakes.length > 1 ? [texts.namedAlike] : []),
      ...(id && !product ? [texts.unknownId] : []),
      ...(productLine === undefined ? [] : [texts.productTwice(productLine)]),
      ...(nameLine !== undefined && (!product || 'name' in edited) ? [texts.nameTwice(nameLine)] : []),
      ...(product && 'name' in edited && namesakes.some((other) => other !== product) ? [texts.nameTaken] : []),
      ...own.map(([field, problem]) => texts.inField(productHeadings[field], problem)),
    ];
    const fields = Object.keys(edited) as ProductField[];
    const found = product ? (fields.length > 0 ? 'changed' : 'unchanged') : 'new';
    return {
      line,
      name,
      productId: product?._id ?? null,
      before: product ? pickFields(initial, fields) : {},
      after: edited,
      kind: problems.length > 0 ? 'wrong' : found,
      problems,
      advice: adviceOn(values, edited, categories),
    };
  };
}
