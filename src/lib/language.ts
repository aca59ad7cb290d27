import type { Language, Locale } from './languages';

/** The language that this build speaks; English where no build has said so, as in a script of Node's. */
export const language: Language = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__;

/** For `Intl`. */
export const locale: Locale = typeof __LOCALE__ === 'undefined' ? 'en-CA' : __LOCALE__;

/** For Open Graph: "en_CA". */
export const openGraphLocale = locale.replace('-', '_');

/** The `lang` of what is English in every language: texts of the server, of products and of customers. */
export const englishLang = language === 'en' ? undefined : 'en';
