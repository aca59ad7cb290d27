import type { Product } from '@/contract/product';
import { safeUrl } from '@/lib/safeUrl';
import { normalizeForSearch } from '@/lib/searchText';
import { adminDomainTexts } from './adminTexts';
import {
  asAnswered,
  editedValues,
  type ProductEditValues,
  type ProductField,
  type ProductFormValues,
  pickFields,
  productFormAdvice,
  productFormOf,
  productFormProblems,
  productImageFields,
} from './productForm';
import { type ProductColumn, productHeadings } from './productHeadings';

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

/** Returns what compares one row after the other; it remembers the rows before. */
export function importReader(products: readonly Product[]): (cells: Cells, line: number) => ImportRow {
  const byId = new Map(products.map((product) => [product._id, product]));
  const byName = new Map(products.map((product) => [normalizeForSearch(product.name), product]));
  const categories = new Set(products.map(({ category }) => category));
  const lineOfName = new Map<string, number>();
  const lineOfProduct = new Map<string, number>();

  /** The first line with this key, unless it is this one. */
  function earlierLine(lines: Map<string, number>, key: string, line: number): number | undefined {
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, line);
    return earlier;
  }

  return ({ id = '', ...read }, line) => {
    const cells = filledCells(read);
    const namesake = byName.get(normalizeForSearch(cells.name ?? ''));
    const product = id ? byId.get(id) : namesake;
    const initial = productFormOf(product);
    const edited = editedValues(initial, asAnswered(cells));
    const values = { ...initial, ...edited };
    const name = values.name.trim();
    const nameLine = name ? earlierLine(lineOfName, normalizeForSearch(name), line) : undefined;
    const productLine = product && earlierLine(lineOfProduct, product._id, line);
    const own = [...Object.entries(productFormProblems(values, product && initial)), ...imageProblems(edited)] as [
      ProductField,
      string,
    ][];
    const problems = [
      ...(id && !product ? [texts.unknownId] : []),
      ...(productLine === undefined ? [] : [texts.productTwice(productLine)]),
      ...(nameLine !== undefined && (!product || 'name' in edited) ? [texts.nameTwice(nameLine)] : []),
      ...(namesake && product && namesake !== product && 'name' in edited ? [texts.nameTaken] : []),
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
