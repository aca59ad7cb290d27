/** A page in one language. */
export interface Alternate {
  /** Such as "fr-CA"; "x-default" for readers of any other language. */
  readonly hreflang: string;
  /** The whole address. */
  readonly href: string;
}

/** A page in every language. Takes each language's locale and folder, the default first, and a path below the base. */
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

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const linkOf = ({ hreflang, href }: Alternate) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`;

/**
 * A site map (sitemaps.org) of pages in all their languages; it may hold at most 50,000 addresses. Takes the alternates
 * of each page.
 */
export function siteMap(pages: readonly (readonly Alternate[])[]): string {
  const entries = pages.flatMap((alternates) => {
    const links = alternates.map(linkOf).join('');
    const own = alternates.filter(({ hreflang }) => hreflang !== 'x-default');
    return own.map(({ href }) => `  <url><loc>${escaped(href)}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.slice(0, 50_000).join('\n')}
</urlset>
`;
}
