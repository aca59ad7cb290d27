import { caching, type Headers } from './securityHeaders.ts';

const block = (address: string, headers: Headers) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The `_headers` file of static hosts (Netlify, Cloudflare Pages and alike); `routes` are patterns with `:name` pieces,
 * `pages` the HTML files of the build. No address has a header from two rules: some hosts would join the values.
 */
export function headersFile(security: Headers, routes: readonly string[], pages: readonly string[]): string {
  const addresses = [...new Set([...routes, ...pages.map((page) => `/${page}`)])];
  return `${[
    block('/*', security),
    block('/assets/*', { 'Cache-Control': caching.asset }),
    ...addresses.map((address) => block(address, { 'Cache-Control': caching.page })),
  ].join('\n\n')}\n`;
}

/** Lies beside the assets: static hosts answer with the nearest such page, and nobody gets index.html for a script. */
export const missingAssetPage = 'assets/404.html';

export const missingAsset = `<!doctype html>
<html lang="en-CA"><meta charset="utf-8"><title>Not found</title><p>There is no such file.</p></html>
`;

/** The `_redirects` file: files first, an unknown asset is a 404, and every other address is the shop's own to answer. */
export const redirectsFile = `/assets/*  /${missingAssetPage}  404
/*  /index.html  200
`;
