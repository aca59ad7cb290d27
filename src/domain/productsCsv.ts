import type { Product } from '@/contract/product';
import { language } from '@/lib/language';
import type { Language } from '@/lib/languages';
import { readNumber } from '@/lib/numbers';
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
import { type CsvCell, type CsvColumn, csvFile, spreadsheetChange, uneditedCell } from './csv';

/** A column for each field, with its header in every language: a file that one language exported is imported in the other. */
const columnHeaders = {
  id: { en: 'ID', fr: 'ID' },
  name: { en: 'Name', fr: 'Nom' },
  brand: { en: 'Brand', fr: 'Marque' },
  category: { en: 'Category', fr: 'Catégorie' },
  subcategory: { en: 'Subcategory', fr: 'Sous-catégorie' },
  dose_form: { en: 'Dose form', fr: 'Forme' },
  pack_size: { en: 'Pack size', fr: 'Format' },
  description: { en: 'Description', fr: 'Description' },
  price: { en: 'Original price (CA$)', fr: 'Prix ordinaire ($ CA)' },
  oprice: { en: 'Selling price (CA$)', fr: 'Prix de vente ($ CA)' },
  stockSize: { en: 'Stock (units)', fr: 'Stock (unités)' },
  image1: { en: 'Image 1', fr: 'Image 1' },
  image2: { en: 'Image 2', fr: 'Image 2' },
  image3: { en: 'Image 3', fr: 'Image 3' },
  image4: { en: 'Image 4', fr: 'Image 4' },
  image5: { en: 'Image 5', fr: 'Image 5' },
} as const satisfies Readonly<Record<'id' | ProductField, Readonly<Record<Language, string>>>>;

type ProductColumn = keyof typeof columnHeaders;

const columnNames = Object.keys(columnHeaders) as ProductColumn[];

/** The column's header in the page's language. */
export const productHeader = (column: ProductColumn): string => columnHeaders[column][language];

type Cells = Readonly<Partial<Record<ProductColumn, string>>>;

function productCell(column: ProductColumn, cell = ''): CsvCell {
  return column !== 'id' && isNumberField(column) && cell !== '' ? Number(cell) : cell;
}

const csvColumns: readonly CsvColumn<Cells>[] = columnNames.map((column) => ({
  header: productHeader(column),
  csv: (cells) => productCell(column, cells[column]),
}));

/** What the import reads again. */
export function productsCsv(products: readonly Product[]): string {
  return csvFile(
    csvColumns,
    products.map((product) => ({ id: product._id, ...productFormOf(product) })),
  );
}

/** A header without the ID, which a new product has not. */
export const productsCsvTemplate = () => csvFile(csvColumns.slice(1), []);

const comparable = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Columns by the headers of the export, in any language and without units, and by the contract's names (§3). */
const columnByHeader = new Map<string, ProductColumn>(
  columnNames.flatMap((column) =>
    [column, ...Object.values(columnHeaders[column])]
      .flatMap((header) => [header, header.replace(/\(.*\)/, '')])
      .map((header) => [comparable(header), column] as const),
  ),
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

function imageProblems(edited: ProductEditValues): [ProductField, string][] {
  return productImageFields
    .filter((field) => edited[field] && safeUrl(edited[field]) === null)
    .map((field) => [field, texts.imageUnsafe]);
}

function adviceOn(
  initial: ProductFormValues,
  edited: ProductEditValues,
  categories: ReadonlySet<string>,
): readonly string[] {
  const { category } = edited;
  return [
    ...(category && !categories.has(category) ? [texts.newCategory(category)] : []),
    ...('price' in edited || 'oprice' in edited ? productFormAdvice({ ...initial, ...edited }, initial) : []),
  ];
}

/** An empty cell changes nothing: a file must not wipe what it does not mention. */
function filledCells(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
}

/** What looks like a spreadsheet's doing in the cells that would change something. */
function spreadsheetChanges(initial: ProductFormValues, edited: ProductEditValues): readonly string[] {
  return (Object.keys(edited) as ProductField[]).flatMap((field) => {
    const cell = edited[field] ?? '';
    const change = spreadsheetChange(cell, initial[field]);
    return change ? [texts.inField(productHeader(field), texts.spreadsheet[change](cell))] : [];
  });
}

/** A file may come from a spreadsheet in any language: three digits after a comma may be decimals or thousands. */
const readCell = (cell: string) => (/^[^.,]*,\d{3}$/.test(cell) ? null : readNumber(cell));

type ReadRow = (cells: Cells, line: number, shapeProblems?: readonly string[]) => ImportRow;

/** Returns what compares one row after the other; it remembers the rows before. The encoding of the letters may be guessed. */
export function importReader(products: readonly Product[], isGuessed = false): ReadRow {
  const byId = new Map(products.map((product) => [product._id, product]));
  const byName = new Map<string, Product[]>();
  for (const product of products) {
    const key = productNameKey(product.name);
    // Only its ID tells which product without a name is meant.
    if (!key) continue;
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
    const { name: cell = '', ...cells } = filledCells(read);
    const namesakes = byName.get(productNameKey(cell)) ?? [];
    const product = id ? byId.get(id) : namesakes[0];
    const initial = productFormOf(product);
    // A name that found the product does not rename it: only with its ID is another spelling meant.
    const named = cell && (id || !product) ? { name: cell } : {};
    const edited = editedValues(initial, asServerSpells({ ...named, ...cells }, readCell));
    const isGuessedName = isGuessed && /[^\0-\x7f]/.test(edited.name ?? '');
    const doubtful = [
      ...spreadsheetChanges(initial, edited),
      ...(isGuessedName ? [texts.inField(productHeader('name'), texts.guessedName)] : []),
    ];
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
      ...(product ? doubtful : []),
      ...own.map(([field, problem]) => texts.inField(productHeader(field), problem)),
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
      advice: [...(product ? [] : doubtful), ...adviceOn(initial, edited, categories)],
    };
  };
}
