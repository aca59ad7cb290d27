import type { Product } from '@/contract/product';
import { readNumber } from '@/lib/numbers';
import { safeUrl } from '@/lib/url';
import {
  asServerSpells,
  editedValues,
  type FieldDescriptor,
  isNumberField,
  type ProductEditValues,
  type ProductField,
  type ProductFormValues,
  pickFields,
  productFields,
  productFormAdvice,
  productFormOf,
  productFormProblems,
  productHeader,
  productImageFields,
  productNameAdvice,
  productNameKey,
} from './adminProducts';
import { adminDomainTexts } from './adminTexts';
import { type CsvColumn, csvFile, spreadsheetChange, unescapedCell } from './csv';
import { slugKey } from './product';

type ProductColumn = 'id' | ProductField;
type Cells = Readonly<Partial<Record<ProductColumn, string>>>;

export const idHeader = 'ID';

const fields = Object.keys(productFields) as ProductField[];

/** The columns without the ID, which a new product does not have. */
const fieldColumns: readonly CsvColumn<Cells>[] = fields.map((field) => ({
  header: productHeader(field),
  csv: ({ [field]: cell = '' }) => (isNumberField(field) && cell !== '' ? Number(cell) : cell),
}));

/** A file that the import can read. */
export function productsCsv(products: readonly Product[]): string {
  return csvFile(
    [{ header: idHeader, csv: ({ id = '' }) => id }, ...fieldColumns],
    products.map((product) => ({ id: product._id, ...productFormOf(product) })),
  );
}

export const productsCsvTemplate = () => csvFile(fieldColumns, []);

const comparable = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A field's names in files: export headers in any language, also without units, and the contract's name (§3). */
function headersOf(field: ProductField): readonly string[] {
  const { header, oldHeaders = [] }: FieldDescriptor = productFields[field];
  const headers = [field, ...Object.values(header), ...oldHeaders];
  return headers.flatMap((name) => [name, name.replace(/\(.*\)/, '')]);
}

const columnByHeader = new Map<string, ProductColumn>([
  [comparable(idHeader), 'id'],
  ...fields.flatMap((field) => headersOf(field).map((name) => [comparable(name), field] as const)),
]);

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

/** The cells of a row by their columns, without those that the file or the row lacks. */
export function cellsOf(
  { columns: mapped }: HeaderMap,
  row: readonly string[],
): Partial<Record<ProductColumn, string>> {
  return Object.fromEntries(
    row.flatMap((cell, index) => {
      const column = mapped[index];
      return column ? [[column, unescapedCell(cell).trim()]] : [];
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
  /** Warnings; the row can be sent all the same. */
  readonly advice: readonly string[];
}

export interface ImportPlan {
  readonly rows: readonly ImportRow[];
  readonly encoding: string;
  /** Headers that name no field. */
  readonly ignored: readonly string[];
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

/** An empty cell changes nothing: a file must not erase a value that it does not mention. */
function filledCells(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
}

/** Changes that a spreadsheet seems to have made, in the cells that would change something. */
function spreadsheetChanges(initial: ProductFormValues, edited: ProductEditValues): readonly string[] {
  return (Object.keys(edited) as ProductField[]).flatMap((field) => {
    const cell = edited[field] ?? '';
    const change = spreadsheetChange(cell, initial[field]);
    return change ? [texts.inField(productHeader(field), texts.spreadsheet[change](cell))] : [];
  });
}

/** Whether a figure of the row has a decimal comma. */
export const hasDecimalComma = ({ columns }: HeaderMap, row: readonly string[]): boolean =>
  row.some((cell, index) => {
    const column = columns[index];
    const isFigure = column !== undefined && column !== 'id' && isNumberField(column);
    return isFigure && /,\d{1,2}(?!\d)/.test(cell) && readNumber(cell) !== null;
  });

interface FileOptions {
  /** Whether the file's encoding is a guess. */
  readonly isGuessed: boolean;
  /** Whether its figures may have decimal commas: a point may then group thousands. */
  readonly withDecimalCommas: boolean;
}

/** A file may come from a spreadsheet in any language: three digits after a comma may be decimals or thousands. */
const cellReader = ({ withDecimalCommas }: FileOptions) => {
  const ambiguous = withDecimalCommas ? /^[^.,]*[.,]\d{3}\D*$/ : /^[^.,]*,\d{3}\D*$/;
  return (cell: string) => (ambiguous.test(cell) ? Number.NaN : readNumber(cell));
};

type ReadRow = (cells: Cells, line: number, shapeProblems?: readonly string[]) => ImportRow;

/** Products by a key of their names; a product without a name can only be identified by its ID. */
function byNameKey(products: readonly Product[], keyOf: (name: string) => string): ReadonlyMap<string, Product[]> {
  const found = new Map<string, Product[]>();
  for (const product of products) {
    const key = keyOf(product.name);
    if (!key) continue;
    const alike = found.get(key);
    if (alike) alike.push(product);
    else found.set(key, [product]);
  }
  return found;
}

/** Returns a function that compares one row after the other with the products and with the rows before. */
export function importReader(products: readonly Product[], file: FileOptions): ReadRow {
  const readCell = cellReader(file);
  const byId = new Map(products.map((product) => [product._id, product]));
  const byName = byNameKey(products, productNameKey);
  const bySlug = byNameKey(products, slugKey);
  const categories = new Set(products.map(({ category }) => category));
  const lineOfName = new Map<string, number>();
  const lineOfSlug = new Map<string, number>();
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
    // A name that found the product does not rename it: another spelling is only meant with the ID.
    const named = cell && (id || !product) ? { name: cell } : {};
    const edited = editedValues(initial, asServerSpells({ ...named, ...cells }, readCell));
    const isGuessedName = file.isGuessed && /[^\0-\x7f]/.test(edited.name ?? '');
    const doubtful = [
      ...spreadsheetChanges(initial, edited),
      ...(isGuessedName ? [texts.inField(productHeader('name'), texts.guessedName)] : []),
    ];
    const values = { ...initial, ...edited };
    const name = values.name.trim();
    const nameLine = name ? earlierLine(lineOfName, productNameKey(name), line) : undefined;
    const slugLine = name ? earlierLine(lineOfSlug, slugKey(name), line) : undefined;
    const alike = bySlug.get(slugKey(name)) ?? [];
    const nameAdvice =
      slugLine !== undefined && nameLine === undefined
        ? adminDomainTexts.productForm.nameTaken
        : productNameAdvice(name, alike, product?._id);
    const productLine = product && earlierLine(lineOfProduct, product._id, line);
    const own = [...Object.entries(productFormProblems(product ? edited : values)), ...imageProblems(edited)] as [
      ProductField,
      string,
    ][];
    const problems = [
      ...shapeProblems,
      ...(!id && namesakes.length > 1 ? [texts.namedAlike] : []),
      ...(id && !product ? [texts.unknownId] : []),
      ...(productLine === undefined ? [] : [texts.productTwice(productLine)]),
      ...(nameLine !== undefined && (!product || 'name' in edited) ? [texts.nameTwice(nameLine)] : []),
      ...(product ? doubtful : []),
      ...own.map(([field, problem]) => texts.inField(productHeader(field), problem)),
    ];
    const editedFields = Object.keys(edited) as ProductField[];
    const found = product ? (editedFields.length > 0 ? 'changed' : 'unchanged') : 'new';
    return {
      line,
      name,
      productId: product?._id ?? null,
      before: product ? pickFields(initial, editedFields) : {},
      after: edited,
      kind: problems.length > 0 ? 'wrong' : found,
      problems,
      advice: [
        ...(product ? [] : doubtful),
        ...('name' in edited && nameAdvice ? [nameAdvice] : []),
        ...adviceOn(initial, edited, categories),
      ],
    };
  };
}
