/**
 * The shop's languages. Each has a row here and, except English, a folder of texts in `src/languages/`. `offer` and
 * `close` show on pages of other languages, so no catalogue has them.
 */
export const languages = {
  en: { locale: 'en-CA', prefix: '', name: 'English', offer: 'See this shop in English', close: 'Close' },
  fr: { locale: 'fr-CA', prefix: 'fr/', name: 'Français', offer: 'Voir la boutique en français', close: 'Fermer' },
} as const;

export type Language = keyof typeof languages;
export type Locale = (typeof languages)[Language]['locale'];

export const languageCodes = Object.keys(languages) as readonly Language[];

export const languageFolders = /* @__PURE__ */ Object.values(languages).flatMap(({ prefix }) => prefix || []);

/** The language of a base path, which ends with a slash: that of its last segment, else English. */
export function languageOfBase(base: string): Language {
  const ofPrefix = languageCodes.find((code) => {
    const { prefix } = languages[code];
    return prefix && base.endsWith(`/${prefix}`);
  });
  return ofPrefix ?? 'en';
}

/** The path of the whole shop, in which each language but English has a folder. */
export function rootOfBase(base: string): string {
  return base.slice(0, base.length - languages[languageOfBase(base)].prefix.length);
}

/** A page's path, query and fragment in another language. `base` is the shop's path in the page's own language. */
export function languageAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  base: string,
  language: Language,
): string {
  // Two slashes at the start would name another host.
  const path = pathname.slice(base.length).replace(/^\/+/, '');
  return rootOfBase(base) + languages[language].prefix + path + search + hash;
}

/** The storage key of the language that the shopper chose. */
export const languageKey = 'language';

/** The storage key that records that another language was offered. */
export const languageOfferKey = 'language-offer';

/** A catalogue in another language: any text for a text, and the same parameters for a function. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translation<English[Key]>;
};
