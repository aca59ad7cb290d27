import { language } from '@/lib/language';
import { textFor } from '@/lib/textFor';
import { categoryTexts } from './categoryTexts';

/** A category in the page's language; in English, and where it is not listed, as the server spells it. */
export const categoryLabel = (category: string): string =>
  language === 'en' ? category : textFor(category, categoryTexts);
