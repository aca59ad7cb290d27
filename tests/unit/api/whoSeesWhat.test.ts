// Needs a DOM.
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeAuthToken } from '@/api/authToken';
import { baseQuery } from '@/api/baseQuery';
import { type CallName, calls } from '@/contract/calls';

const origins = {
  api: 'https://api.shop.test',
  address: 'https://address.shop.test',
  payment: 'https://pay.shop.test',
  geocoder: 'https://geo.shop.test',
} as const;

const names = Object.keys(calls) as CallName[];
const fetched = vi.fn(async (_: RequestInfo | URL, __?: RequestInit) => Response.json({}));

/** Returns the request as sent. */
async function sent(call: CallName, piece = 'a', query: Record<string, string> = {}): Promise<Request> {
  const path = { name: piece, pincode: piece, orderId: piece, id: piece };
  const body = calls[call].method === 'GET' ? {} : { body: { a: 1 } };
  const signal = new AbortController().signal;
  await baseQuery({ call, path, query, ...body, schema: v.unknown() }, { ...Object.create(null), signal }, {});
  const [input, init] = fetched.mock.lastCall ?? [];
  return input instanceof Request ? input : new Request(String(input), init);
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  storeAuthToken('token-of-asha');
});

describe('all calls', () => {
  it.each(names)('%s goes to its own origin, with cookies only at the API and the address provider', async (name) => {
    const { host } = calls[name];
    const request = await sent(name);
    expect(new URL(request.url).origin).toBe(origins[host]);
    expect(request.credentials).toBe(host === 'api' || host === 'address' ? 'include' : 'omit');
  });

  it('only three calls send the token, all of them to the API', async () => {
    const shown: string[] = [];
    for (const name of names) {
      const { headers, url } = await sent(name);
      if (headers.get('authorization')) shown.push(`${name} ${new URL(url).origin} ${headers.get('authorization')}`);
    }
    expect(shown).toEqual(
      ['wishlist', 'addToCart', 'deleteItemFromCart'].map((name) => `${name} ${origins.api} Bearer token-of-asha`),
    );
  });

  it('the calls send no header but Accept, Authorization and Content-Type, which CORS rules allow', async () => {
    const sentHeaders = new Set<string>();
    for (const name of names) for (const [header] of (await sent(name)).headers) sentHeaders.add(header);
    expect([...sentHeaders].sort()).toEqual(['accept', 'authorization', 'content-type']);
  });
});

const withPieces = names.filter((name) => calls[name].path.includes(':'));

it.each([
  ...['../../admin/getUsers', '..', '.', '%2e%2e', 'a\\b', 'a?b=c#d'],
  ...['//evil.test/x', 'https://evil.test', '@evil.test'],
])('%s stays one segment of every path, on the same host', async (piece) => {
  for (const name of withPieces) {
    const url = new URL((await sent(name, piece)).url);
    expect(url.origin).toBe(origins[calls[name].host]);
    expect(url.pathname.split('/')).toHaveLength(calls[name].path.split('/').length);
    expect(url.search + url.hash).toBe('');
  }
});

it.each(['a&userId=1', 'x#y', '50% off?', 'त्रिफला', 'a+b c'])('%s stays one value of a query', async (text) => {
  for (const [name, key] of [
    ['getProducts', 'brand'],
    ['searchProduct', 'search'],
  ] as const) {
    const url = new URL((await sent(name, '', { [key]: text })).url);
    expect([...url.searchParams]).toEqual([[key, text]]);
    expect(url.hash).toBe('');
  }
});
