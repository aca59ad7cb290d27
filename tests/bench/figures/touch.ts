import type { Page } from '@playwright/test';
import type { Step, Subject } from '../subjects';
import { type FreshPage, inFreshBrowser, settled, until } from './freshBrowser';
import { openSettled, press } from './load';

const laterMs = 5000;
/** ms between two touches of the same hand. */
const handMs = 500;

async function take(page: Page, { press: target, key }: Step): Promise<void> {
  if (target) await press(page, target);
  if (key) await page.keyboard.press(key);
}

/** ms from each step's press to the paint that shows its effect, as the first touches after a fresh load. */
export function touchFigures(origin: string, address: string, steps: readonly Step[]) {
  const selectors = Object.fromEntries(steps.map(({ figure, shows }) => [figure, shows]));
  return inFreshBrowser(selectors, async (fresh) => {
    const { page } = fresh;
    await page.goto(origin + address);
    await settled(fresh);
    const figures: Record<string, number> = {};
    for (const step of steps) {
      await take(page, step);
      const sincePress = (name: string) => window.bench.first[name]?.sincePress;
      figures[step.figure] = await until(() => page.evaluate(sincePress, step.figure));
      await page.waitForTimeout(handMs);
    }
    return figures;
  });
}

/** ms from a tap on the first card to the paint of the product's heading that stays, `waitMs` after the card's own. */
async function tapCard(origin: string, { pages }: Subject, waitMs: number): Promise<number> {
  const { address, name } = pages.listing;
  return inFreshBrowser({ name, heading: 'h1' }, async (fresh) => {
    const { page } = fresh;
    await page.goto(origin + address, { waitUntil: 'commit' });
    const { text } = await until(() => page.evaluate(() => window.bench.current.name));
    await page.waitForTimeout(waitMs);
    await press(page, name);
    const heading = () => page.evaluate(() => window.bench.current.heading);
    // A card that opens another document destroys the first one's context.
    await until(async () => (await heading().catch(() => undefined))?.text === text || undefined);
    await settled(fresh);
    return (await until(heading)).sincePress;
  });
}

export const cardFigures = async (origin: string, subject: Subject) => ({
  'card at once': await tapCard(origin, subject, 0),
  'card 5 s later': await tapCard(origin, subject, laterMs),
});

/** What a whole visit costs: a listing, all these touches, and the product that they end on. */
export function visitFigures(origin: string, { pages }: Subject, steps: readonly Step[]) {
  const { address, name, price } = pages.listing;
  return inFreshBrowser({ name, price }, async (fresh) => {
    const { page, session, transfer } = fresh;
    // Files from the worker's caches would not be counted.
    await session.send('Network.setBypassServiceWorker', { bypass: true });
    await openSettled(fresh, origin + address);
    for (const step of steps) {
      await take(page, step);
      await page.locator(step.shows).filter({ visible: true }).first().waitFor();
      await page.waitForTimeout(handMs);
    }
    await settled(fresh);
    const { blocking } = await page.evaluate(() => window.bench.figures);
    return {
      'visit with five touches: blocking': blocking,
      'visit with five touches: script, kB': transfer.bytes.Script ?? 0,
    };
  });
}

const pageViews = 50;

/** What page views leave in memory, in MB. */
export function memoryFigures(origin: string, { pages }: Subject) {
  return inFreshBrowser(
    {},
    async ({ page, session }: FreshPage) => {
      const card = page.locator(pages.listing.name).first();
      const visit = async () => {
        await card.click();
        await page.locator('.product-gallery').waitFor();
        await page.goBack();
        await card.waitFor();
      };
      const megabytes = async () => {
        await session.send('HeapProfiler.collectGarbage');
        return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
      };
      await page.goto(origin + pages.listing.address);
      // The first visits load code and fill caches that stay.
      for (let warm = 0; warm < 5; warm += 1) await visit();
      const before = await megabytes();
      for (let count = 0; count < pageViews / 2; count += 1) await visit();
      return { 'memory after 50 page views, MB': (await megabytes()) - before };
    },
    { slow: false },
  );
}
