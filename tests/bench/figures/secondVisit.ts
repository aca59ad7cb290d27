import type { PageUnderTest } from '../subjects';
import { inFreshBrowser, slowDown, until } from './freshBrowser';

const downloadMs = 45_000;

/** A page visited before, once the service worker has downloaded the shop; throttling applied. Times in ms since navigation. */
export function secondVisitFigures(origin: string, { address, name }: PageUnderTest) {
  return inFreshBrowser(
    { name },
    async ({ page: first }) => {
      const url = origin + address;
      await first.goto(url);
      await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
        timeout: downloadMs,
      });
      const context = first.context();
      await first.close();
      const second = await context.newPage();
      await slowDown(await context.newCDPSession(second));
      await second.goto(url, { waitUntil: 'commit' });
      await until(() => second.evaluate(() => window.bench.current.name));
      // Cards of the cached catalogue stay when the new one arrives.
      await second.waitForTimeout(3000);
      const { figures, current } = await second.evaluate(() => window.bench);
      return { 'second visit: first paint': figures.fcp, 'second visit: first name': current.name?.at ?? Number.NaN };
    },
    { slow: false },
  );
}
