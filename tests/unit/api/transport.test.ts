// Needs a DOM.
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paymentApi } from '@/api/paymentApi';
import { productApi } from '@/api/productApi';
import { moneyApi, shopApi } from '@/api/shopApi';
import type { CreateBookingPayload, CreateBuyNowBookingPayload } from '@/contract/booking';
import { calls } from '@/contract/calls';
import { bookingBody } from '@/payment/purchase';
import { cartPurchase, guestPurchase } from '../payment/purchases';
import { recordIn } from '../payment/records';

function shop(response: () => Response) {
  const fetched = vi.fn(async (_: RequestInfo | URL, __?: RequestInit) => response());
  vi.stubGlobal('fetch', fetched);
  const store = configureStore({
    reducer: combineSlices(shopApi, moneyApi),
    middleware: (defaults) => defaults().concat(shopApi.middleware, moneyApi.middleware),
  });
  return { fetched, store };
}

/** axios may pass a Request or a URL with options. */
function sent(fetched: ReturnType<typeof shop>['fetched']): Request {
  const [input, init] = fetched.mock.calls[0] ?? [];
  return input instanceof Request ? input : new Request(String(input), init);
}

const { createBooking, createBuyNowBooking } = paymentApi.endpoints;
const customers = () => bookingBody(recordIn('BOOKING', cartPurchase)).body as CreateBookingPayload;
const guests = () => bookingBody(recordIn('BOOKING', guestPurchase)).body as CreateBuyNowBookingPayload;

describe('the transport of a booking', () => {
  it('outlives a closing tab: fetch with keepalive, cookies, JSON', async () => {
    const { fetched, store } = shop(() => Response.json({ message: 'Booking added successfully', response: null }));
    const outcome = await store.dispatch(createBooking.initiate(customers()));
    expect(outcome).toMatchObject({ data: { message: 'Booking added successfully' } });
    const request = sent(fetched);
    expect(request).toMatchObject({
      url: 'https://api.shop.test/users/createBooking',
      method: 'POST',
      keepalive: true,
      credentials: 'include',
    });
    expect(request.headers.get('content-type')).toContain('application/json');
    expect(await request.json()).toEqual(customers());
  });

  it('is sent without keepalive above the browsers’ limit (fault 63)', async () => {
    const { fetched, store } = shop(() => Response.json({ message: 'Booking added successfully', response: null }));
    const body = { ...customers(), products: Array.from({ length: 1000 }, () => customers().products).flat() };
    await store.dispatch(createBooking.initiate(body));
    expect(JSON.stringify(body).length).toBeGreaterThan(64 * 1024);
    expect(sent(fetched).keepalive).toBe(false);
  });

  it('distinguishes failures like any other call', async () => {
    const { store } = shop(() => Response.json({ message: 'Sign in first' }, { status: 401 }));
    const outcome = await store.dispatch(createBuyNowBooking.initiate(guests()));
    expect(outcome).toMatchObject({ error: { kind: 'http', status: 401, message: 'Sign in first' } });
    expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^createBuyNowBooking: .*401/));
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const lost = await store.dispatch(createBuyNowBooking.initiate(guests()));
    expect(lost).toMatchObject({ error: { kind: 'network' } });
  });

  it('is not aborted by a sign-out, and its response is still accepted (fault 62)', async () => {
    let respond = (_: Response) => {};
    const { fetched, store } = shop(() => Response.json({}));
    fetched.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const outcome = store.dispatch(createBuyNowBooking.initiate(guests()));
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    store.dispatch(shopApi.util.resetApiState());
    expect(sent(fetched).signal.aborted).toBe(false);
    respond(Response.json({ message: 'Booking added successfully', response: { _id: 'order' } }));
    expect(await outcome).toMatchObject({ data: { message: 'Booking added successfully' } });
  });

  it('only the two bookings use keepalive', () =>
    expect(Object.entries(calls).flatMap(([name, call]) => ('keepalive' in call ? [name] : []))).toEqual([
      'createBooking',
      'createBuyNowBooking',
    ]));

  it('a booking of a hundred lines stays below the 64 kB a browser lets outlive a tab', () => {
    const [line] = guestPurchase.lines;
    if (!line) throw new Error();
    const lines = Array.from({ length: 100 }, () => ({ ...line, name: 'A name of a hundred letters. '.repeat(4) }));
    const record = recordIn('BOOKING', { ...guestPurchase, lines });
    expect(new Blob([JSON.stringify(bookingBody(record).body)]).size).toBeLessThan(64 * 1024);
  });
});

it('the list of products does not time out within a day (ruling 26)', async () => {
  vi.useFakeTimers();
  const { fetched, store } = shop(() => Response.json({}));
  fetched.mockReturnValue(new Promise(() => {}));
  const { getProducts } = productApi.endpoints;
  void store.dispatch(getProducts.initiate());
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(getProducts.select()(store.getState()).status).toBe('pending');
  expect(sent(fetched).signal.aborted).toBe(false);
});

it.each([
  ['3', 3000],
  [new Date(Date.now() + 60_000).toUTCString(), expect.closeTo(60_000, -4)],
  ['soon', undefined],
  ['-5', undefined],
  [null, undefined],
])('the header Retry-After: %s is read as milliseconds, or ignored', async (header, retryAfterMs) => {
  const headers = new Headers(header === null ? {} : { 'retry-after': header });
  const { store } = shop(() => new Response('{}', { status: 429, headers }));
  const outcome = await store.dispatch(createBuyNowBooking.initiate(guests()));
  expect('error' in outcome && outcome.error).toMatchObject({ kind: 'http', status: 429 });
  expect('error' in outcome && Reflect.get(outcome.error ?? {}, 'retryAfterMs')).toEqual(retryAfterMs);
});

describe('a response that the HTML requested', () => {
  const { getProducts, getProduct } = productApi.endpoints;
  const catalogue = 'https://api.shop.test/product/getProducts';
  const products = (_id: string) => Response.json({ response: [{ _id, name: `Remedy ${_id}` }] });
  const ids = ({ data }: { data?: readonly { _id: string }[] | undefined }) => data?.map(({ _id }) => _id);
  const again = { forceRefetch: true };

  afterEach(() => {
    delete window.earlyResponses;
  });

  it('is used once, and only for its own URL', async () => {
    const { fetched, store } = shop(() => products('later'));
    window.earlyResponses = { [catalogue]: Promise.resolve(products('early')) };
    expect(ids(await store.dispatch(getProducts.initiate({ brand: 'Brahmanand' })))).toEqual(['later']);
    expect(ids(await store.dispatch(getProducts.initiate()))).toEqual(['early']);
    expect(ids(await store.dispatch(getProducts.initiate(undefined, again)))).toEqual(['later']);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
  it('is found by the encodeURIComponent form of a brand, a search or a name', async () => {
    const { fetched, store } = shop(() => products('later'));
    const odd = 'Niño & Co.’s "50% + #3"';
    const spelled = encodeURIComponent(odd);
    window.earlyResponses = {
      [`${catalogue}?brand=${spelled}`]: Promise.resolve(products('brand')),
      [`https://api.shop.test/product/searchproduct?search=${spelled}`]: Promise.resolve(products('search')),
      [`https://api.shop.test/product/${spelled}`]: Promise.resolve(
        Response.json({ result: { _id: 'own', name: odd }, relatedProducts: [] }),
      ),
    };
    expect(ids(await store.dispatch(getProducts.initiate({ brand: odd })))).toEqual(['brand']);
    expect(ids(await store.dispatch(getProducts.initiate({ search: odd })))).toEqual(['search']);
    expect((await store.dispatch(getProduct.initiate(odd))).data?.result?._id).toBe('own');
    expect(fetched).not.toHaveBeenCalled();
  });
  it('keeps its status and its Retry-After', async () => {
    const { store } = shop(() => products('later'));
    const headers = { 'retry-after': '3' };
    window.earlyResponses = {
      [catalogue]: Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502, headers })),
    };
    const { error } = await store.dispatch(getProducts.initiate());
    expect(error).toEqual({ kind: 'http', status: 502, message: '', retryAfterMs: 3000 });
  });
  it('is requested again if it failed', async () => {
    const { store } = shop(() => products('later'));
    const failed = Promise.reject<Response>(new TypeError('Failed to fetch'));
    failed.catch(() => {});
    window.earlyResponses = { [catalogue]: failed };
    expect(ids(await store.dispatch(getProducts.initiate()))).toEqual(['later']);
  });
});
