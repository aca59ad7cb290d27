import { type Page, test } from '@playwright/test';
import { changingHost } from '../../support/hosting/serveBuild';

export const hostedBuild = '.cache/dist-hosted';

type Host = Awaited<ReturnType<typeof changingHost>>;

/** Starts a host for each test of a file, whose build can change. Its pages may have the shop's worker. */
export function hostOfBuild(dir = hostedBuild): () => Host {
  test.use({ serviceWorkers: 'allow' });
  let host: Host | null = null;
  test.beforeEach(async () => {
    host = await changingHost(dir);
  });
  test.afterEach(() => host?.stop());
  return () => {
    if (!host) throw new Error('There is no host before a test');
    return host;
  };
}

/** How many workers the shop has registered. */
export const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Waits until the shop's worker has downloaded the shop and controls the page. */
export async function untilDownloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 45_000,
  });
}

const noNetwork = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Takes the network away, also for `navigator.onLine` of pages that are opened later: Chromium 150 forgets it for them. */
export async function withoutNetwork(page: Page) {
  const context = page.context();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await context.setOffline(true);
  return {
    open: async (url: string) => {
      await page.goto(url);
      await session.send('Network.emulateNetworkConditions', noNetwork);
    },
    end: async () => {
      await session.detach();
      await context.setOffline(false);
    },
  };
}

/** Everything in Cache Storage: the URLs, and the text of what can be read. */
export function cacheStorage(page: Page): Promise<{ cache: string; url: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { cache: string; url: string; text: string }[] = [];
    for (const cache of await caches.keys())
      for (const request of await (await caches.open(cache)).keys()) {
        const response = await (await caches.open(cache)).match(request);
        found.push({ cache, url: request.url, text: (await response?.text()) ?? '' });
      }
    return found;
  });
}

/** The browser says that it saves data, and so gets no worker. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  );
}
