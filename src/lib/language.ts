import type { Language, Locale } from './languages';

// Literals, so that a build drops the code of other languages. Those of the other languages are in `src/languages/`.

/** The language of the build. */
export const language: Language = 'en';

/** The locale for `Intl`. */
export const locale: Locale = 'en-CA';

export const decimalPoint: string = '.';
/** The mark between thousands. */
export const groupMark: string = ',';

/** The currency signs before and after an amount. */
export const moneyBefore: string = 'CA$';
export const moneyAfter: string = '';

/** The locale for Open Graph. */
export const openGraphLocale: string = 'en_CA';

/** The `lang` of what is always English, the texts of the server and of products; undefined on an English page. */
export const englishLang: 'en' | undefined = undefined;
