import { expect, type Page, test } from '@playwright/test';
import { changingHost } from '../../support/hosting/changingHost';

export const hostedBuild = '.cache/dist-hosted';

type Host = Awaited<ReturnType<typeof changingHost>>;

/** A host of its own, whose build can change, for each test of a file. Its pages may have the shop's worker. */
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

/** Waits until the shop's worker has downloaded the shop and controls the page. */
export async function untilDownloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 45_000,
  });
}

/**
 * Opens a page without a network. Chromium emulates `navigator.onLine` once per process, and the page that is left resets it,
 * at times only when the next one is there (`InspectorNetworkAgent::disable`): that one is opened again.
 */
export async function openOffline(page: Page, url: string): Promise<void> {
  await expect(async () => {
    await page.goto(url);
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  }).toPass();
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

/** As a shopper who saves data, and so has no worker. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  );
}
