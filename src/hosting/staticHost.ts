import { htmlFileOf, type PageRow, pageRows } from '../config/paths.ts';
import { caching, type Headers } from './securityHeaders.ts';

const block = (address: string, headers: Headers) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Files that change with a deploy and whose names do not. */
const revalidated = ['service-worker.js', 'site.webmanifest'];

/** For Netlify, Cloudflare Pages and the like. Each header comes from one rule, because some hosts would join the values. */
export function headersFile(security: Headers, pages: readonly string[], folders: readonly string[] = []): string {
  const places = ['', ...folders];
  const files = [...pages, ...places.flatMap((place) => revalidated.map((file) => place + file))];
  const ofRoutes = places.flatMap((place) => pageRows.map(({ path }) => `/${place}${path.slice(1)}`));
  // Without its slash too.
  const ofFolders = folders.map((folder) => `/${folder.slice(0, -1)}`);
  const addresses = [...new Set([...ofRoutes, ...ofFolders, ...files.map((file) => `/${file}`)])];
  return `${[
    block('/*', security),
    ...places.map((place) => block(`/${place}assets/*`, { 'Cache-Control': caching.asset })),
    ...addresses.map((address) => block(address, { 'Cache-Control': caching.page })),
  ].join('\n\n')}\n`;
}

/** Static hosts respond with the nearest 404.html, so a missing script never gets index.html. */
export const missingAssetPage = 'assets/404.html';

export const missingAsset = `<!doctype html>
<html lang="en-CA"><meta charset="utf-8"><title>Not found</title><p>This file does not exist.</p></html>
`;

/** Whether hosts find a page's file by its address: `/about-us` is answered by `about-us.html`, anything unknown by `index.html`. */
const isFound = (row: PageRow) => [`${row.path.slice(1)}.html`, 'index.html'].includes(htmlFileOf(row));

/** The pages whose HTML needs a rule. */
export const ruledPages = pageRows.filter((row) => !isFound(row));

/** Takes the folders of the languages that have one, such as "fr/", and whether the pages have HTML of their own. */
export function redirectsFile(folders: readonly string[], prerendered: boolean): string {
  const rules = [...folders, ''].flatMap((folder) => [
    `/${folder}assets/*  /${missingAssetPage}  404`,
    // `!` where a file of that address, the neutral page, would win.
    ...(prerendered ? ruledPages : []).map(
      (row) => `/${folder}${row.path.slice(1)}  /${folder}${htmlFileOf(row)}  200${row.path === '/' ? '!' : ''}`,
    ),
    `/${folder}*  /${folder}index.html  200`,
  ]);
  return rules.map((rule) => `${rule}\n`).join('');
}
