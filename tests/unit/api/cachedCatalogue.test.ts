import { beforeEach, expect, it, vi } from 'vitest';
import { cacheCatalogue, readCopy, writeCopy } from '@/api/cachedCatalogue';
import { fakeCaches } from '../../support/fakeCaches';
import { product } from '../../support/fixtures';

const week = 7 * 24 * 60 * 60_000;
const body = () => new Blob(['{"response":[]}']);
let storage: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  storage = fakeCaches();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('location', new URL('https://shop.test/'));
});

it('a copy is read back with the time of its response', async () => {
  const at = Date.now() - 1000;
  await writeCopy({ body: body(), at });
  const copy = await readCopy();
  expect(copy?.at).toBe(at);
  expect(await copy?.body.text()).toBe('{"response":[]}');
});

it('a catalogue of any size is cached in the format of the response', async () => {
  vi.stubGlobal('window', globalThis);
  for (const count of [0, 1, 41]) {
    const products = Array.from({ length: count }, (_, place) => product({ _id: `${place}` }));
    await cacheCatalogue(products, Date.now());
    expect(JSON.parse((await (await readCopy())?.body.text()) ?? '')).toEqual({ response: products });
  }
});

it('only the copy of the current API is read and stored', async () => {
  const cache = await storage.open('catalogue-1');
  await cache.put('https://other.example/product/getProducts', new Response('{"response":[]}'));
  expect(await readCopy()).toBeNull();
  await writeCopy({ body: body(), at: Date.now() });
  expect((await cache.keys()).map(({ url }) => url)).toEqual(['https://api.shop.test/product/getProducts']);
});

it.each([
  ['older than a week', { at: () => Date.now() - week - 1, size: 15 }],
  ['from the future', { at: () => Date.now() + 60_000, size: 15 }],
  ['without a time', { at: () => Number.NaN, size: 15 }],
  ['cut off', { at: () => Date.now(), size: 16 }],
])('a copy %s is dropped', async (_, { at, size }) => {
  const cache = await storage.open('catalogue-1');
  const headers = { 'X-Received-At': `${at()}`, 'X-Size': `${size}` };
  await cache.put('https://api.shop.test/product/getProducts', new Response('{"response":[]}', { headers }));
  expect(await readCopy()).toBeNull();
  expect(await storage.has('catalogue-1')).toBe(false);
});

it('writing a copy into full storage rejects, and leaves no copy', async () => {
  storage.fill();
  await expect(writeCopy({ body: body(), at: Date.now() })).rejects.toThrow('quota');
  expect(await storage.has('catalogue-1')).toBe(false);
});
