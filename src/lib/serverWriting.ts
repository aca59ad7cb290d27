import { englishLang } from './language';

/** Messages from the server, which are shown untranslated. */
const written = new Set<string>();

/** Records a text as the server's, and returns it. */
export function noteServerText(text: string): string {
  if (englishLang) written.add(text);
  return text;
}

/** The `lang` of a message that may be the server's; undefined for one in the page's language. */
export function langOf(text: unknown): string | undefined {
  return englishLang && typeof text === 'string' && written.has(text) ? englishLang : undefined;
}
