import { productApi } from '@/api/productApi';
import { env } from '@/config/env';
import type { Product } from '@/contract/product';
import { onIdle } from '@/lib/onIdle';
import type { Store } from './makeStore';

/** So many products become text at a time. */
const batchSize = 20;
/** On a page that is never idle (ms). */
const patienceMs = 1000;

/** The products as an answer spells them; made while the page is idle. */
async function textOf(products: readonly Product[]): Promise<Blob> {
  const parts: BlobPart[] = ['{"response":['];
  for (let at = 0; at < products.length; at += batchSize) {
    await new Promise<void>((done) => onIdle(done, patienceMs));
    const batch = JSON.stringify(products.slice(at, at + batchSize)).slice(1, -1);
    // A blob lies outside the memory of the page.
    parts.push(new Blob([at === 0 ? '' : ',', batch]));
  }
  return new Blob([...parts, ']}'], { type: 'application/json' });
}

/**
 * Keeps each complete answer of the whole catalogue for the next visit (`showKept`). Products are public: nothing in it is of a person.
 * Returns a function that stops.
 */
export function keepCatalogue({ getState, subscribe }: Store): () => void {
  let seenAt = 0;
  let writing = Promise.resolve();
  const check = () => {
    const { data, fulfilledTimeStamp: at = 0 } = productApi.endpoints.getProducts.select()(getState());
    if (!data || at === seenAt) return;
    seenAt = at;
    // Blocked or full storage: the next visit begins as the first did.
    writing = writing
      .then(async () => {
        const { writeCopy } = await import('@/api/keptStore');
        await writeCopy({ body: await textOf(data), at });
      })
      .catch(() => {});
  };
  // The demo's products are in the browser anyway.
  if (env.backend !== 'hosted' || !('caches' in globalThis)) return () => {};
  check();
  return subscribe(check);
}
