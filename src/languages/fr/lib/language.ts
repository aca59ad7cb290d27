import type { Language, Locale } from '@/lib/languages';

export const language: Language = 'fr';
export const locale: Locale = 'fr-CA';
export const decimalPoint: string = ',';
export const groupMark: string = '\u00a0';

export const moneyBefore: string = '';
// With spaces that never break.
export const moneyAfter: string = '\u00a0$\u00a0CA';

export const openGraphLocale: string = 'fr_CA';
export const englishLang: 'en' | undefined = 'en';
