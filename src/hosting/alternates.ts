/** One page in a language. */
export interface Alternate {
  /** Such as "fr-CA"; "x-default" for readers of any other language. */
  readonly hreflang: string;
  /** The whole address. */
  readonly href: string;
}

/** A page in every language. Takes each language's locale and folder, the default first, and a path below the shop's base. */
export function alternatesOf(
  siteUrl: string,
  languages: readonly { readonly locale: string; readonly prefix: string }[],
  path: string,
): readonly Alternate[] {
  const own = languages.map(({ locale, prefix }) => ({
    hreflang: locale,
    href: `${siteUrl}/${prefix}${path.slice(1)}`,
  }));
  return [...own, ...own.slice(0, 1).map(({ href }) => ({ hreflang: 'x-default', href }))];
}
