import type { Page } from '@playwright/test';
import type { PageUnderTest } from '../subjects';
import { type FreshPage, inFreshBrowser, settled, until } from './freshBrowser';

const tapEveryMs = 250;

/** Taps the first visible match, scrolled into the window if needed. */
export const press = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).filter({ visible: true }).first().tap({ force: true });

/** Opens a page, waits until it has settled, and reads its figures without a touch. Times in ms since navigation. */
export async function openSettled(fresh: FreshPage, url: string) {
  const { page, transfer } = fresh;
  await page.goto(url, { waitUntil: 'commit' });
  await until(() => page.evaluate(() => window.bench.current.name?.at));
  await settled(fresh);
  const { figures, current } = await page.evaluate(() => window.bench);
  const { Document = 0, Script = 0, Stylesheet = 0, Font = 0 } = transfer.bytes;
  return {
    'first paint': figures.fcp,
    'largest paint': figures.lcp,
    'first name that can be pressed': current.name?.at ?? Number.NaN,
    'its price': current.price?.at ?? Number.NaN,
    blocking: figures.blocking,
    'longest task': figures.longest,
    'HTML, kB': Document,
    'style, kB': Stylesheet,
    'fonts, kB': Font,
    'script untouched, kB': Script,
  };
}

/** Taps the first product's control repeatedly, as a shopper does, until it takes effect. */
function untilUsable(url: string, { control, effect }: PageUnderTest) {
  return inFreshBrowser({ effect }, async ({ page, transfer }) => {
    await page.goto(url, { waitUntil: 'commit' });
    const at = await until(async () => {
      const usableAt = await page.evaluate(() => window.bench.current.effect?.at);
      if (usableAt === undefined && (await page.locator(control).count())) await press(page, control);
      return usableAt;
    }, tapEveryMs);
    return { 'first answer to a tap': at, 'script until usable, kB': transfer.bytes.Script ?? 0 };
  });
}

/** A page on a slow phone and a slow network, throttling applied. */
export async function loadFigures(origin: string, target: PageUnderTest) {
  const url = origin + target.address;
  const { name, price } = target;
  return {
    ...(await inFreshBrowser({ name, price }, (fresh) => openSettled(fresh, url))),
    ...(await untilUsable(url, target)),
  };
}
