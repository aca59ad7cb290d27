import type { Language, Locale } from './languages';

// Literals, so that a build leaves out what only another language needs: `src/languages/` has those of the others.

/** The language of the build. */
export const language: Language = 'en';

/** For `Intl`. */
export const locale: Locale = 'en-CA';

export const decimalPoint: string = '.';
/** Between thousands. */
export const groupMark: string = ',';

/** Before and after an amount of money. */
export const moneyBefore: string = 'CA$';
export const moneyAfter: string = '';

/** For Open Graph. */
export const openGraphLocale: string = 'en_CA';

/** The `lang` of what is English in every language: texts of the server and of products; undefined where the page is English. */
export const englishLang: 'en' | undefined = undefined;
