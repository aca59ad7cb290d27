import { weakMapMemoize } from '@reduxjs/toolkit';
import type { PublicPage } from '@/build/publicPages';
import { notFound, type PageRow, pageRows } from '@/config/paths';
import type { Product } from '@/contract/product';
import { languages } from '@/lib/languages';
import { parseJson } from '@/lib/text';
import type { Exchange } from './browser';
import type { Visit } from './checks';

export const editions = Object.values(languages);
const unknownPage = '/doctor/no-such-page';
export const missingAsset = '/assets/doctor-none.js';
const pricesCompared = 5;

/** The response at a path, requested once. */
export const load = weakMapMemoize(({ browser, site }: Visit, path: string) => browser.load(`${site}${path}`));

export const header = ({ headers }: Exchange, name: string) => headers.get(name) ?? '';
export const isHtml = (response: Exchange) =>
  response.status === 200 && header(response, 'Content-Type').includes('html');
export const isScript = (response: Exchange) =>
  response.status === 200 && header(response, 'Content-Type').includes('javascript');
export const pathOf = ({ url }: Exchange) => new URL(url).pathname;

/** The attributes of each element with this tag. */
export function elements(html: string, tag: string): ReadonlyMap<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name.toLowerCase(),
          value.replaceAll('&amp;', '&'),
        ]),
      ),
  );
}

export const metaOf = (html: string, name: string) =>
  elements(html, 'meta')
    .find((meta) => meta.get('property') === name || meta.get('name') === name)
    ?.get('content');

/** Every kind of page in every language, and an address that no page has. */
export async function pagesServed(visit: Visit) {
  const rows: readonly PageRow[] = [...pageRows, { ...notFound, path: unknownPage }];
  const requests = editions.flatMap(({ prefix }) =>
    rows.map(async (row) => {
      const path = row.path.replaceAll(/:\w+/g, 'doctor-none');
      return { row, response: await load(visit, `/${prefix}${path.slice(1)}`) };
    }),
  );
  return Promise.all(requests);
}

export const home = (visit: Visit) => load(visit, '/');

/** Addresses of the code and styles that a page links. */
export function assetsOf(html: string): string[] {
  const named = [...elements(html, 'script'), ...elements(html, 'link')];
  const paths = named.flatMap((element) => element.get('src') ?? element.get('href') ?? []);
  return [...new Set(paths.filter((path) => /^\/.*assets\/.*\.(js|css)$/.test(path)))];
}

export async function homeWithAssets(visit: Visit) {
  const page = await home(visit);
  return { page, assets: await Promise.all(assetsOf(page.body).map((path) => load(visit, path))) };
}

const directives = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** Sources that a policy lacks or allows beyond the build's. Other hashes may be of pages that were not loaded. */
export function policyFaults(served: string, expected: string): string[] {
  const got = directives(served);
  const own = directives(expected);
  const lacking = [...own].flatMap(([name, sources]) =>
    sources.filter((source) => !got.get(name)?.includes(source)).map((source) => `${name} lacks ${source}`),
  );
  const beyond = [...got].flatMap(([name, sources]) =>
    sources
      .filter((source) => !own.get(name)?.includes(source) && !source.startsWith("'sha256-"))
      .map((source) => `${name} allows ${source}`),
  );
  return [...lacking, ...beyond];
}

export function cachingFault(response: Exchange, expected: string): string[] {
  const got = header(response, 'Cache-Control');
  return got === expected ? [] : [`${pathOf(response)}: Cache-Control is "${got}", not "${expected}"`];
}

function seedOf(html: string): readonly Product[] {
  const text = /<script type="application\/json" id="seed">([^<]*)/.exec(html)?.[1];
  return (parseJson(text) as { products?: readonly Product[] } | undefined)?.products ?? [];
}

/** The products whose HTML shows other prices than the catalogue (`stale`), or no product (`bare`). */
export async function outdated(
  visit: Visit,
  pages: readonly PublicPage[],
): Promise<{ stale: string[]; bare: string[] }> {
  const requests = pages
    .filter(({ path }) => path.startsWith('/products/'))
    .slice(0, pricesCompared)
    .map(async ({ path, products: [now] }) => ({ path, now, shown: seedOf((await load(visit, path)).body)[0] }));
  const compared = await Promise.all(requests);
  return {
    bare: compared.flatMap(({ path, shown }) => (shown ? [] : path)),
    stale: compared.flatMap(({ path, now, shown }) =>
      shown && (shown.price !== now?.price || shown.oprice !== now.oprice) ? path : [],
    ),
  };
}
