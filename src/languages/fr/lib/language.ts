import type { Language, Locale } from '@/lib/languages';

export const language: Language = 'fr';
export const locale: Locale = 'fr-CA';
export const openGraphLocale: string = 'fr_CA';
export const englishLang: 'en' | undefined = 'en';
