/** The shop's languages. A further one is a row here and a folder of texts in `src/languages/`. */
export const languages = {
  en: { locale: 'en-CA', prefix: '', name: 'English' },
  fr: { locale: 'fr-CA', prefix: 'fr/', name: 'Français' },
} as const;

export type Language = keyof typeof languages;
export type Locale = (typeof languages)[Language]['locale'];

export const languageCodes = Object.keys(languages) as readonly Language[];

/** Of the languages that have one. */
export const languageFolders = /* @__PURE__ */ Object.values(languages).flatMap(({ prefix }) => prefix || []);

/** The language of a path that ends with a slash: that of its last part, else English. */
export function languageOfBase(base: string): Language {
  const ofPrefix = languageCodes.find((code) => {
    const { prefix } = languages[code];
    return prefix && base.endsWith(`/${prefix}`);
  });
  return ofPrefix ?? 'en';
}

/** The path of the whole shop, of which each language but English has a folder. */
export function rootOfBase(base: string): string {
  return base.slice(0, base.length - languages[languageOfBase(base)].prefix.length);
}
