import { caching, type Headers } from './securityHeaders.ts';

const block = (address: string, headers: Headers) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Files that change with a deploy and whose names do not. */
const revalidated = ['service-worker.js', 'site.webmanifest'];

/** For Netlify, Cloudflare Pages and the like. Each header comes from one rule, because some hosts would join the values. */
export function headersFile(
  security: Headers,
  routes: readonly string[],
  pages: readonly string[],
  folders: readonly string[] = [],
): string {
  const places = ['', ...folders];
  const files = [...pages, ...places.flatMap((place) => revalidated.map((file) => place + file))];
  const ofRoutes = places.flatMap((place) => routes.map((route) => `/${place}${route.slice(1)}`));
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

/** Takes the folders of the languages that have one, such as "fr/". */
export function redirectsFile(folders: readonly string[]): string {
  const rules = [...folders, ''].map(
    (folder) => `/${folder}assets/*  /${missingAssetPage}  404\n/${folder}*  /${folder}index.html  200\n`,
  );
  return rules.join('');
}
