import { language, locale } from '@/lib/language';

const names = language === 'en' ? null : /* @__PURE__ */ new Intl.DisplayNames(locale, { type: 'region' });

/** A country's name in the page's language; the English name is what forms and the server know it by. */
export function countryLabel({ name, iso }: { readonly name: string; readonly iso: string }): string {
  const label = names?.of(iso) ?? name;
  // French names of islands begin with a small letter.
  return language === 'en' ? label : label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);
}
