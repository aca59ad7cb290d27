import { type Language, languages, rootOfBase } from './languages';

/** The address of a page in another language: path, query and fragment. Takes the path of the shop in the page's own language. */
export function languageAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  base: string,
  language: Language,
): string {
  return rootOfBase(base) + languages[language].prefix + pathname.slice(base.length) + search + hash;
}
