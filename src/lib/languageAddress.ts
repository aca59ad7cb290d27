import { type Language, languages, rootOfBase } from './languages';

/** The address of a page in another language: path, query and fragment. Takes the path of the shop in the page's own language. */
export function languageAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  base: string,
  language: Language,
): string {
  // Two slashes at the start would name another host.
  const path = pathname.slice(base.length).replace(/^\/+/, '');
  return rootOfBase(base) + languages[language].prefix + path + search + hash;
}
