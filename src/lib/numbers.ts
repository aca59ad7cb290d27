import { decimalPoint, locale } from './language';
import { plainCode } from './text';

/** With one decimal: "4.0", in French "4,0". */
export function oneDecimal(value: number): string {
  const text = value.toFixed(1);
  return decimalPoint === '.' ? text : text.replace('.', decimalPoint);
}

/** "4.5", in French "4,5". */
export function decimal(value: number): string {
  return value.toLocaleString(locale);
}

const rules = new Intl.PluralRules(locale);

/** The form of a text that fits a count: `one` for 1, in French also for 0; else `other`. Neither needs more forms. */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other;
}

/** Sign, whole part and its grouping mark, decimal mark, decimals. */
const written = /^([-+]?)(\d{1,3}(?:([ .,])\d{3})(?:\3\d{3})*|\d*)(?:([.,])(\d*))?$/;
/** The currency sign of a copied price: "CA$12.50", "12,50 $ CA". */
const currency = /^(-?)(?:CA ?)?\$ ?|(?<=\d) ?\$(?: ?CA)?$/g;
/** One mark and three digits: "1,234" is above a thousand in one language and just above one in another. */
const oneMark = /^([-+]?)([1-9]\d{0,2}|0)([.,])(\d{3})$/;

/**
 * Parses a number in the notation of either language: "1,234.50", "1 234,50", "12,5". A comma before three digits means
 * what it means in the reader's language, a point is a decimal point. A dollar sign is allowed. Else returns null.
 */
export function readNumber(typed: string, point: string = decimalPoint): number | null {
  const text = plainCode(typed).replaceAll('\u2212', '-').replace(currency, '$1');
  const [, oneSign = '', units = '', mark, thousandths = ''] = oneMark.exec(text) ?? [];
  if (mark && (mark === '.' || mark === point || units === '0')) return Number(`${oneSign}${units}.${thousandths}`);
  const [, sign = '', whole, group, decimalMark, decimals = ''] = written.exec(text) ?? [];
  if (whole === undefined || whole + decimals === '' || (group && group === decimalMark)) return null;
  return Number(`${sign}${whole.replaceAll(group ?? ' ', '')}.${decimals}0`);
}
