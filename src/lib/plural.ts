const rules = new Intl.PluralRules('en-CA');

/** The form of a text that fits a count: `one` for 1, `other` for everything else (English has no more). */
export function plural(count: number, forms: { readonly one: string; readonly other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
