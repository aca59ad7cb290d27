import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Product, productSchema } from '@/contract/product';
import { mapInChunks } from '@/lib/mapInChunks';
import { parseJson } from '@/lib/parseJson';
import { markProvisional } from '@/lib/provisional';
import { readBody } from '@/lib/readBody';
import { normalizeForSearch } from '@/lib/searchText';
import type { Request } from './baseQuery';
import { type Copy, dropCopy, readCopy } from './keptStore';
import { readRecords } from './readRecords';
import { knownOf, showProvisional } from './showProvisional';

type Show = (products: readonly Product[], partial: boolean) => void;

const hasResponse = (value: unknown): value is { response: unknown[] } =>
  typeof value === 'object' && value !== null && 'response' in value && Array.isArray(value.response);

/** Reads a copy as an answer is read: a large one bit by bit. Resolves to whether it is sound. */
async function readProducts({ body }: Copy, show: Show): Promise<boolean> {
  const read = await readBody(body.stream(), false);
  if (!read.rest) {
    const whole = parseJson(read.text);
    if (!hasResponse(whole)) return false;
    show(await readRecords(productSchema, whole.response), false);
    return true;
  }
  const { readRecordStream } = await import('./recordStream');
  const { end, ...rest } = await readRecordStream(read, productSchema, (some) => show(some as Product[], true));
  if (end !== 'complete' || !('records' in rest)) return false;
  show(rest.records as Product[], false);
  return true;
}

const searched = ({ name, brand, category, subcategory, description }: Product) =>
  normalizeForSearch(name, brand, category, subcategory, description);

/** What a kept catalogue holds for a list: a brand's products, or those with every word of a search. */
async function productsFor({ query }: Request, products: readonly Product[]): Promise<readonly Product[]> {
  if (!query) return products;
  if (query.search === undefined) return products.filter(({ brand }) => brand === query.brand);
  const words = normalizeForSearch(`${query.search}`).split(/\s+/).filter(Boolean);
  const found = await mapInChunks(products, (product) => {
    const text = searched(product);
    return words.every((word) => text.includes(word)) ? [product] : [];
  });
  return found.flat();
}

/** Shows an earlier visit's products in a list that waits for its answer, each marked as kept; drops a copy that is corrupt. */
export async function showKept(request: Request, api: BaseQueryApi): Promise<void> {
  const { list } = request;
  if (!list) return;
  const known = knownOf(api);
  if (!known || known.kept?.partial === false) return;
  const copy = await readCopy();
  if (!copy) return;
  const { at } = copy;
  const show = async (products: readonly Product[], partial: boolean) => {
    const chosen = await productsFor(request, products);
    for (const product of chosen) markProvisional(product, { partial: false, keptAt: at });
    if (chosen.length > 0 || !partial) showProvisional(list, api, { kept: { list: chosen, at, partial } });
  };
  let shown: Promise<void> = Promise.resolve();
  const sound = await readProducts(copy, (products, partial) => {
    // A search shows at once what it finds in all.
    if (!partial || request.query?.search === undefined) shown = shown.then(() => show(products, partial));
  });
  await shown;
  if (sound) return;
  showProvisional(list, api, { kept: null });
  await dropCopy();
}
