import { readFileSync } from 'node:fs';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { env } from '@/config/env';
import type { HostName } from '@/contract/calls';
import { createSeed } from '@/demo/seed/createSeed';
import { createHandlers } from '@/demo/server/createHandlers';
import type { Fault } from '@/demo/server/faults/fault';
import { createMemoryStore } from '@/demo/server/store/memoryStore';
import { type RecordedRequest, recordRequest } from './server/recordRequest';

const bases = {
  api: env.apiBaseUrl,
  address: env.addressApiBaseUrl,
  payment: env.paymentApiBaseUrl,
  geocoder: env.geocoderBaseUrl,
  payPalSdk: env.payPalSdkUrl,
};

/** The shop's backend under a screen test: the demo's handlers, seeded anew for every test. */
export interface Backend {
  /** Sets what goes wrong from now on. */
  fail(...faults: Fault[]): Promise<void>;
  /** Every call since the test began, in order. */
  readonly requests: RecordedRequest[];
  readonly store: ReturnType<typeof createMemoryStore>;
}

/** Starts the backend for a test file. An unhandled request fails the test that sent it. */
export function startBackend(): Backend {
  const store = createMemoryStore(createSeed({ apiBase: bases.api }));
  const requests: RecordedRequest[] = [];
  // Cookies of another origin are out of jsdom's reach: the jar stands for the browser's.
  const jar = new Map<string, string>();
  const server = setupServer(
    ...createHandlers({
      store,
      bases,
      cookies: {
        read: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        write: (_, name, value) => void jar.set(name, value),
      },
      clock: () => new Date(),
      payPalScript: readFileSync('src/demo/payPal/standIn.js', 'utf8'),
    }),
  );
  server.events.on('request:start', async ({ request }) => {
    const host = (Object.entries(bases).find(([, base]) => request.url.startsWith(base))?.[0] ?? 'api') as HostName;
    requests.push(await recordRequest(host, request));
  });

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(async () => {
    jar.clear();
    await store.replace(createSeed({ apiBase: bases.api }));
    requests.length = 0;
  });
  afterAll(() => server.close());

  return {
    requests,
    store,
    fail: (...faults) =>
      store.transact((state) => {
        state.faults = faults;
      }),
  };
}
