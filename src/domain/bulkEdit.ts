import type { Product } from '@/contract/product';
import { readNumber } from '@/lib/numbers';
import { editedValues, type ProductEditValues, pickFields, productFormAdvice, productFormOf } from './adminProducts';
import { adminDomainTexts } from './adminTexts';
import { toCents, toDollars } from './money';

/** Whether saving would silently overwrite a value that somebody else set since the editor saw it. */
export function isOvertaken<T>(seen: T, theirs: T, wanted: T): boolean {
  return !Object.is(theirs, seen) && !Object.is(theirs, wanted);
}

const { bulkEdit: texts, number: numberTexts } = adminDomainTexts;

/** What can be done to several products at once. */
export const bulkActions = ['sellingPercent', 'bothPercent', 'stockSet', 'stockAdd', 'category'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** The change of one product; without values there is nothing to send. */
export interface BulkEdit {
  readonly before: ProductEditValues;
  readonly after: ProductEditValues;
  /** Why the product cannot be changed so, else ''. */
  readonly problem: string;
  /** Warnings; the change can be sent all the same. */
  readonly advice: readonly string[];
}

/** Rounded to whole cents, a half up. */
export function priceByPercent(dollars: number, percent: number): number {
  const hundredths = 10_000 + Math.round(percent * 100);
  return toDollars(Math.round((toCents(dollars) * hundredths) / 10_000));
}

/** A percentage may be typed with its sign. */
const readTyped = (action: BulkAction, typed: string) =>
  readNumber(action === 'sellingPercent' || action === 'bothPercent' ? typed.replace(/%\s*$/, '') : typed);

/** Why the typed value cannot be applied, else ''. */
export function bulkValueProblem(action: BulkAction, typed: string): string {
  if (action === 'category') return typed.trim() ? '' : texts.categoryMissing;
  const number = readTyped(action, typed);
  if (number === null) return numberTexts.notANumber;
  if (action === 'stockSet' || action === 'stockAdd') {
    if (!Number.isInteger(number)) return numberTexts.notWhole;
    return action === 'stockSet' && number < 0 ? numberTexts.negative : '';
  }
  if (toDollars(toCents(number)) !== number) return numberTexts.tooManyDecimals;
  return number > -100 && number <= 1000 ? '' : texts.percentOutOfRange;
}

function newPrices(
  product: Product,
  fields: readonly ('price' | 'oprice')[],
  percent: number,
): ProductEditValues | string {
  if (product.oprice <= 0) return texts.noPrice;
  const priced = fields.filter((field) => product[field] > 0);
  const after = priced.map((field) => [field, priceByPercent(product[field], percent)] as const);
  return after.some(([, dollars]) => dollars <= 0)
    ? texts.noPriceLeft
    : Object.fromEntries(after.map(([field, dollars]) => [field, String(dollars)]));
}

function newStock({ stockSize }: Product, added: number): ProductEditValues | string {
  if (stockSize === null) return texts.unknownStock;
  return stockSize + added < 0 ? texts.stockBelowZero : { stockSize: String(stockSize + added) };
}

function newValues(product: Product, action: BulkAction, typed: string): ProductEditValues | string {
  const number = readTyped(action, typed) ?? 0;
  switch (action) {
    case 'sellingPercent':
      return newPrices(product, ['oprice'], number);
    case 'bothPercent':
      return newPrices(product, ['oprice', 'price'], number);
    case 'stockSet':
      return { stockSize: String(number) };
    case 'stockAdd':
      return newStock(product, number);
    case 'category':
      return { category: typed.trim() };
  }
}

/** Takes a valid value. */
export function bulkEdit(product: Product, action: BulkAction, typed: string): BulkEdit {
  const values = newValues(product, action, typed);
  if (typeof values === 'string') return { before: {}, after: {}, problem: values, advice: [] };
  const before = productFormOf(product);
  const after = editedValues(before, values);
  const fields = Object.keys(after) as (keyof typeof after)[];
  const advice = 'oprice' in after ? productFormAdvice({ ...before, ...after }, before) : [];
  return { before: pickFields(before, fields), after, problem: '', advice };
}
