import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Env } from '../config/envCheck.ts';
import { htmlFileOf, type PageRow, pageRows } from '../config/paths.ts';
import { languageFolders, languageOfBase } from '../lib/languages.ts';
import { caching, type Headers, inlineHashes, securityHeaders } from './securityHeaders.ts';

const block = (address: string, headers: Headers) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The folders of all languages, '' for English. */
const folders = ['', ...languageFolders];

/** Files that change with a deploy under the same name. */
const revalidated = ['service-worker.js', 'site.webmanifest'];

/** For Netlify and similar hosts. Each header comes from one rule, because some hosts would join the values of two. */
export function headersFile(security: Headers, pages: readonly string[]): string {
  const files = [...pages, ...folders.flatMap((folder) => revalidated.map((file) => folder + file))];
  const ofRoutes = folders.flatMap((folder) => pageRows.map(({ path }) => `/${folder}${path.slice(1)}`));
  // A language's folder without its slash is an address too.
  const ofFolders = languageFolders.map((folder) => `/${folder.slice(0, -1)}`);
  const addresses = [...new Set([...ofRoutes, ...ofFolders, ...files.map((file) => `/${file}`)])];
  return `${[
    block('/*', security),
    ...folders.map((folder) => block(`/${folder}assets/*`, { 'Cache-Control': caching.asset })),
    ...addresses.map((address) => block(address, { 'Cache-Control': caching.page })),
  ].join('\n\n')}\n`;
}

/** Static hosts respond with the nearest 404.html, so a missing script never gets index.html. */
export const missingAssetPage = 'assets/404.html';

export const missingAsset = `<!doctype html>
<html lang="en-CA"><meta charset="utf-8"><title>Not found</title><p>This file does not exist.</p></html>
`;

/** Whether hosts find a page's file without a rule: they serve `about-us.html` at `/about-us`, else `index.html`. */
const isFound = (row: PageRow) => [`${row.path.slice(1)}.html`, 'index.html'].includes(htmlFileOf(row));

/** The pages whose HTML needs a rule. */
export const ruledPages = pageRows.filter((row) => !isFound(row));

/** Rules for hosts such as Netlify. The languages' folders come first, because the English rules would match them. */
function redirectsFile(prerendered: boolean): string {
  const rules = folders.toReversed().flatMap((folder) => [
    `/${folder}assets/*  /${missingAssetPage}  404`,
    // `!` at `/`, where the file of that address, the neutral `index.html`, would win.
    ...(prerendered ? ruledPages : []).map(
      (row) => `/${folder}${row.path.slice(1)}  /${folder}${htmlFileOf(row)}  200${row.path === '/' ? '!' : ''}`,
    ),
    `/${folder}*  /${folder}index.html  200`,
  ]);
  return rules.map((rule) => `${rule}\n`).join('');
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** `always` includes error responses. A location that adds a header inherits none, so caching is a variable. */
function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

/** Each language's own index.html for its paths. */
const languageLocations = languageFolders
  .map(
    (folder) => `location /${folder} {
  try_files $uri $uri.html $uri/index.html /${folder}index.html;
}

`,
  )
  .join('');

/** A rule for each page whose file is not found by its address. */
const pageLocations = (folder: string) =>
  ruledPages
    .map((row) => {
      const address = `/${folder}${row.path.slice(1)}`;
      const file = `/${folder}${htmlFileOf(row)}`;
      if (!address.includes(':')) return `location = ${address} {\n  try_files ${file} =404;\n}\n\n`;
      return `location ~ ^${address.replaceAll(/:\w+/g, '[^/]+')}/?$ {\n  try_files $uri.html ${file} =404;\n}\n\n`;
    })
    .join('');

/** Content of a `server` block that defines listen, root and certificate (docs/deploying.md). */
function nginxConfig(security: Headers, prerendered: boolean): string {
  const places = languageFolders.map((folder) => `${folder}|`).join('');
  return `# Generated for this build; deploy both together. Include it in a server block that sets root.
charset utf-8;
server_tokens off;
etag on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 512;
gzip_types text/css text/plain text/javascript application/javascript application/json application/manifest+json image/svg+xml;

set $caching "${caching.page}";
add_header Cache-Control $caching always;
${headerLines(security)}

# Hashed names: cache for a year. A missing asset is a 404, never index.html.
location ~ ^/(${places})assets/ {
  set $caching "${caching.asset}";
  try_files $uri =404;
  error_page 404 @missing;
}

# Files for other hosts, and hidden files.
location ~ ^/(_headers$|_redirects$|\\.(?!well-known/)) {
  set $caching "${caching.missing}";
  return 404;
}

location @missing {
  set $caching "${caching.missing}";
  return 404;
}

location ~ ^/(${places})site\\.webmanifest$ {
  types {}
  default_type application/manifest+json;
}

${prerendered ? folders.toReversed().map(pageLocations).join('') : ''}${languageLocations}# Prerendered pages, and index.html for every other path.
location / {
  try_files $uri $uri.html $uri/index.html /index.html;
}
`;
}

async function pagesIn(dir: string): Promise<string[]> {
  const files = await readdir(dir, { recursive: true });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== missingAssetPage)
    .sort();
}

/** Moves the manifest, which tests read, next to the build (`dist.manifest.json`), so that it is not published. */
async function moveManifest(dir: string): Promise<void> {
  const folder = path.join(dir, '.vite');
  await rename(path.join(folder, 'manifest.json'), `${dir}.manifest.json`);
  await rm(folder, { recursive: true });
}

/**
 * Writes `_headers`, `_redirects` and the 404 page into `dir`, and the nginx configuration next to it
 * (`dist.nginx.conf`). Call it once all HTML files exist.
 */
export async function writeHostingFiles(dir: string, env: Env): Promise<void> {
  const pages = await pagesIn(dir);
  const texts = await Promise.all(pages.map((page) => readFile(path.join(dir, page), 'utf8')));
  const prerendered = env.backend === 'hosted';
  const security = securityHeaders(env, inlineHashes(texts));
  await Promise.all([
    writeFile(path.join(dir, '_headers'), headersFile(security, pages)),
    writeFile(path.join(dir, '_redirects'), redirectsFile(prerendered)),
    writeFile(path.join(dir, missingAssetPage), missingAsset),
    writeFile(`${dir}.nginx.conf`, nginxConfig(security, prerendered)),
  ]);
}

/** Runs at the very end of a build, because the headers contain hashes of the finished HTML of all languages. */
export function hostingFiles(env: Env): Plugin {
  let outDir = '';
  let written = false;
  return {
    name: 'hosting-files',
    // Another language's build lies inside the English one, which writes the files of both.
    apply: ({ base = '/', build }, { command }) => command === 'build' && !build?.ssr && languageOfBase(base) === 'en',
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: () => {
      written = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (!written) return;
        await moveManifest(outDir);
        await writeHostingFiles(outDir, env);
      },
    },
  };
}
