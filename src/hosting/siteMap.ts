const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A site map of whole addresses (sitemaps.org), of which one holds at most 50,000. */
export function siteMap(addresses: readonly string[]): string {
  const entries = addresses.slice(0, 50_000).map((address) => `  <url><loc>${escaped(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
