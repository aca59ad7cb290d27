import { decimalPoint, locale } from './language';

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

/** The form of a text that fits a count: `one` for 1, `other` for everything else (neither English nor French needs more; to French, 0 is `one`). */
export function plural(count: number, forms: { readonly one: string; readonly other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
