import type { PageUnderTest } from '../subjects';
import { markOf, openWatched, until } from './applied';
import { inFreshBrowser, slowDown } from './freshBrowser';

/** A page visited before, once the service worker has downloaded the shop; throttling applied. Times in ms since navigation. */
export interface SecondVisitFigures {
  readonly fcp: number;
  readonly nameVisible: number;
}

const downloadMs = 45_000;

export async function secondVisitFigures(
  executablePath: string,
  origin: string,
  target: PageUnderTest,
): Promise<SecondVisitFigures> {
  return inFreshBrowser(executablePath, { processor: false, network: false }, async ({ page: first }) => {
    const url = origin + target.address;
    await first.goto(url);
    await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
      timeout: downloadMs,
    });
    const context = first.context();
    await first.close();
    const second = await context.newPage();
    await slowDown(await context.newCDPSession(second), { processor: true, network: true });
    await openWatched(second, url, target);
    const nameVisible = await until(() => markOf(second, 'name'), 20);
    const { fcp } = await second.evaluate(() => window.figures);
    return { fcp, nameVisible };
  });
}
