import { getResponse, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { env } from '@/config/env';
import type { CallName, HostName } from '@/contract/calls';
import { createSeed } from '@/demo/seed/seed';
import type { Fault } from '@/demo/server/faults';
import { createHandlers } from '@/demo/server/handlers';
import type { DemoState } from '@/demo/server/state';
import { createMemoryStore } from '@/demo/server/store';
import { storedProducts } from './fixtures';
import { callOfRequest, demoFiles, type RecordedRequest, recordRequest } from './server/requests';

const bases = {
  api: env.apiBaseUrl,
  address: env.addressApiBaseUrl,
  payment: env.paymentApiBaseUrl,
  geocoder: env.geocoderBaseUrl,
  payPalSdk: env.payPalSdkUrl,
};

/** The backend of a screen test: the demo's handlers, reseeded for every test. */
export type Backend = ReturnType<typeof startBackend>;

/** The seed as text: parsing it takes a fifth of the time that making it takes. */
const seedText = JSON.stringify(createSeed({ apiBase: bases.api }));
const newSeed = () => JSON.parse(seedText) as DemoState;

/** Starts the backend for a test file. An unhandled request fails the test that sent it. */
export function startBackend() {
  const store = createMemoryStore(newSeed());
  const reset = () => store.replace(newSeed());
  const requests: RecordedRequest[] = [];
  // jsdom has no cookies of other origins: this jar replaces the browser's.
  const jar = new Map<string, string>();
  const handlers = createHandlers({
    store,
    bases,
    cookies: {
      read: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      write: (_, name, value) => void jar.set(name, value),
    },
    clock: () => new Date(),
    ...demoFiles,
  });
  const seeded = new Set(newSeed().products.map(({ name }) => name));
  const storedProduct = http.get(`${bases.api}/product/:name`, async ({ params }) => {
    const product = storedProducts.get(String(params.name));
    const stocked = await store.read(({ products }) => products.some(({ name }) => name === params.name));
    return product && !stocked && !seeded.has(product.name)
      ? HttpResponse.json({ result: product, relatedProducts: [] })
      : undefined;
  });
  const server = setupServer(storedProduct, ...handlers);
  const good = new Map<CallName, { status: number; text: string }>();
  const hostOf = (url: string) =>
    (Object.entries(bases).find(([, base]) => url.startsWith(base))?.[0] ?? 'api') as HostName;
  const callOf = ({ url, method }: Request) => callOfRequest(hostOf(url), method, new URL(url).pathname);
  server.events.on('request:start', async ({ request }) => {
    requests.push(await recordRequest(hostOf(request.url), request));
  });

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(async () => {
    jar.clear();
    good.clear();
    storedProducts.clear();
    server.resetHandlers();
    await reset();
    requests.length = 0;
  });
  afterAll(() => server.close());

  return {
    /** Every request of the test, in order. */
    requests: requests as readonly RecordedRequest[],
    /** Restores the state at the start of the test. */
    reset,
    store,
    /** From now on, spoils the response to one call. The valid response is requested once: later calls change nothing. */
    spoil: (call: CallName, spoil: (good: { status: number; text: string }) => Response) => {
      server.resetHandlers();
      server.use(
        http.all('*', async ({ request }) => {
          if (callOf(request) !== call) return;
          const known = good.get(call);
          if (known) return spoil(known);
          const response = await getResponse(handlers, request);
          const first = { status: response?.status ?? 500, text: (await response?.text()) ?? '' };
          good.set(call, first);
          return spoil(first);
        }),
      );
    },
    /** Holds a call's next requests (`times` of them) until the returned function is called: a slow network without a wait. */
    hold: (call: CallName, times = Number.POSITIVE_INFINITY) => {
      let left = times;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      server.use(
        http.all('*', async ({ request }) => {
          if (callOf(request) === call && left-- > 0) await released;
        }),
      );
      return () => release();
    },
    /** Replaces the faults. */
    fail: (...faults: Fault[]) =>
      store.transact((state) => {
        state.faults = faults;
      }),
  };
}
