import { locale } from './language';

const rules = new Intl.PluralRules(locale);

/** The form of a text that fits a count: `one` for 1, `other` for everything else (neither English nor French needs more; to French, 0 is `one`). */
export function plural(count: number, forms: { readonly one: string; readonly other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
