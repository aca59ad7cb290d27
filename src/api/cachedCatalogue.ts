import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { cachedCatalogueName } from '@/config/constants';
import { env } from '@/config/env';
import { catalogueResponse, type Product, productSchema } from '@/contract/product';
import { readBody } from '@/lib/readBody';
import { mapInChunks, onIdle } from '@/lib/scheduling';
import { normalizeForSearch, parseJson } from '@/lib/text';
import {
  cachedProductsDropped,
  cachedProductsRead,
  listKey,
  type ProductFilter,
  type ProductLists,
} from './productLists';
import { readRecords, streamProducts } from './productStream';

/** An older copy is not shown (ms). */
const cachedForMs = 7 * 24 * 60 * 60_000;
const receivedAt = 'X-Received-At';
const size = 'X-Size';

/** Contains the API's base URL, so that a copy from another API is never found. */
const address = () => new URL(`${env.apiBaseUrl}/product/getProducts`, location.href).href;

interface Copy {
  readonly body: Blob;
  /** When the response arrived (ms since 1970). */
  readonly at: number;
}

const dropCopy = (): Promise<boolean> => caches.delete(cachedCatalogueName);

/** The cached copy of this API; a copy that is too old or truncated is dropped. */
export async function readCopy(): Promise<Copy | null> {
  const found = await (await caches.open(cachedCatalogueName)).match(address());
  if (!found) return null;
  const at = Number(found.headers.get(receivedAt));
  const age = Date.now() - at;
  const body = await found.blob();
  if (age >= 0 && age < cachedForMs && body.size === Number(found.headers.get(size))) return { body, at };
  await dropCopy();
  return null;
}

/** Caches a copy and drops all others. Rejects if storage is blocked or full; the earlier copy is then gone too. */
export async function writeCopy({ body, at }: Copy): Promise<void> {
  const headers = { 'Content-Type': 'application/json', [receivedAt]: `${at}`, [size]: `${body.size}` };
  try {
    const cache = await caches.open(cachedCatalogueName);
    await cache.put(address(), new Response(body, { headers }));
    for (const { url } of await cache.keys()) if (url !== address()) await cache.delete(url);
  } catch (error) {
    await dropCopy();
    throw error;
  }
}

/** How many products are serialised at a time. */
const batchSize = 20;
/** The longest wait for an idle moment (ms). */
const patienceMs = 1000;

/** Caches the whole catalogue in the format of its response, serialised while the page is idle. */
export async function cacheCatalogue(products: readonly Product[], at: number): Promise<void> {
  const parts: BlobPart[] = ['{"response":['];
  for (let from = 0; from < products.length; from += batchSize) {
    await new Promise<void>((done) => onIdle(done, patienceMs));
    const batch = JSON.stringify(products.slice(from, from + batchSize)).slice(1, -1);
    // A blob's data lies outside the page's memory.
    parts.push(new Blob([from === 0 ? '' : ',', batch]));
  }
  await writeCopy({ body: new Blob([...parts, ']}'], { type: 'application/json' }), at });
}

type Show = (products: readonly Product[], known: number, isPartial: boolean) => void;

/** Reads a copy like a response: a large one in parts. Resolves to whether it is valid. */
async function readProducts({ body }: Copy, show: Show): Promise<boolean> {
  const read = await readBody(body.stream(), false);
  if (!read.rest) {
    const whole = parseJson(read.text);
    if (!v.is(catalogueResponse, whole)) return false;
    show(await readRecords(productSchema, whole.response), 0, false);
    return true;
  }
  let shown = 0;
  const result = await streamProducts(read, (products, known) => {
    shown = products.length;
    show(products.slice(0, shown), known, true);
  });
  if (result.end !== 'complete') return false;
  show(result.products, shown, false);
  return true;
}

/** The products of a cached catalogue that belong to a list: a brand's, or those with every word of a search. */
async function matching({ brand, search }: ProductFilter, products: readonly Product[]): Promise<readonly Product[]> {
  if (search === undefined)
    return brand === undefined ? products : products.filter((product) => product.brand === brand);
  const words = normalizeForSearch(search).split(/\s+/).filter(Boolean);
  const found = await mapInChunks(products, (product) => {
    const text = normalizeForSearch(
      product.name,
      product.brand,
      product.category,
      product.subcategory,
      product.description,
    );
    return words.every((word) => text.includes(word)) ? [product] : [];
  });
  return found.flat();
}

/** Puts an earlier visit's products into a list whose response is pending; drops a corrupt copy. */
async function showCopy(filter: ProductFilter, dispatch: BaseQueryApi['dispatch']): Promise<void> {
  const copy = await readCopy();
  if (!copy) return;
  const ids: string[] = [];
  const add = async (products: readonly Product[], isPartial: boolean) => {
    const added = await matching(filter, products);
    for (const { _id } of added) ids.push(_id);
    if (ids.length > 0 || !isPartial)
      dispatch(cachedProductsRead({ filter, ids: [...ids], products: added, cachedAt: copy.at, isPartial }));
  };
  let added: Promise<void> = Promise.resolve();
  const valid = await readProducts(copy, (products, known, isPartial) => {
    added = added.then(() => add(products.slice(known), isPartial));
  });
  await added;
  if (valid) return;
  dispatch(cachedProductsDropped({ filter }));
  await dropCopy();
}

/**
 * Shows the cached products of a list until the server responds: the catalogue or a brand at once, a search only when
 * the returned function is called, because the server searches better.
 */
export function offerCachedList(filter: ProductFilter, { dispatch, getState }: BaseQueryApi): () => Promise<void> {
  const isReceived = () =>
    typeof (getState() as { products?: { lists: ProductLists } }).products?.lists[listKey(filter)]?.receivedAt ===
    'number';
  const offer = async () => {
    try {
      // The demo's products are in the browser anyway.
      if (env.backend === 'hosted' && !isReceived() && (await caches.has(cachedCatalogueName)))
        await showCopy(filter, dispatch);
    } catch {
      // Storage is blocked or missing: nothing is cached.
    }
  };
  if (filter.search !== undefined) return offer;
  const offered = offer();
  return () => offered;
}
