import { keptCatalogueName } from '@/config/constants';
import { env } from '@/config/env';

/** An older copy is not shown (ms). */
const keptForMs = 7 * 24 * 60 * 60_000;
const answeredAt = 'X-Answered-At';
const size = 'X-Size';

/** Of the API's base URL: a copy from another API is never found. */
const address = () => new URL(`${env.apiBaseUrl}/product/getProducts`, location.href).href;

export interface Copy {
  readonly body: Blob;
  /** When its answer came (ms since 1970). */
  readonly at: number;
}

export const dropCopy = (): Promise<boolean> => caches.delete(keptCatalogueName);

/** The kept copy of this API; one that is too old or was cut off is dropped. */
export async function readCopy(): Promise<Copy | null> {
  const found = await (await caches.open(keptCatalogueName)).match(address());
  if (!found) return null;
  const at = Number(found.headers.get(answeredAt));
  const age = Date.now() - at;
  const body = await found.blob();
  if (age >= 0 && age < keptForMs && body.size === Number(found.headers.get(size))) return { body, at };
  await dropCopy();
  return null;
}

/** Keeps a copy, alone. Rejects where storage is blocked or full; an earlier copy is gone then. */
export async function writeCopy({ body, at }: Copy): Promise<void> {
  const headers = { 'Content-Type': 'application/json', [answeredAt]: `${at}`, [size]: `${body.size}` };
  try {
    const cache = await caches.open(keptCatalogueName);
    await cache.put(address(), new Response(body, { headers }));
    for (const { url } of await cache.keys()) if (url !== address()) await cache.delete(url);
  } catch (error) {
    await dropCopy();
    throw error;
  }
}
