import { language } from '@/lib/language';
import { productWordTexts } from './productWordTexts';

const texts: Readonly<Record<string, string>> = productWordTexts;

/** A category or dose form in the page's language; one that is not listed stays as the server spells it. */
export function productWord(word: string): string {
  return language === 'en' || !Object.hasOwn(texts, word) ? word : (texts[word] ?? word);
}
