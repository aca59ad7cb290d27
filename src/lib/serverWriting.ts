import { englishLang } from './language';

/** Messages that the server wrote, and that show as they came. */
const written = new Set<string>();

/** Returns the text. */
export function noteServerText(text: string): string {
  if (englishLang) written.add(text);
  return text;
}

/** The `lang` of a message that may be the server's; undefined for one in the page's language. */
export function langOf(text: unknown): string | undefined {
  return englishLang && typeof text === 'string' && written.has(text) ? englishLang : undefined;
}
