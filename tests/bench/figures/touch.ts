import type { Page } from '@playwright/test';
import type { PageUnderTest } from '../subjects';
import { inFreshBrowser } from './freshBrowser';
import { watchPage, watchPaint } from './inPage';

/** From a tap on a listing's first card to its painted product, in ms on a slow processor, and the browser's own INP. */
export interface TapFigures {
  readonly soon: number;
  readonly soonInp: number;
  readonly later: number;
  readonly laterInp: number;
}

const laterMs = 5000;

async function tapCard(executablePath: string, origin: string, listing: PageUnderTest, waitMs: number) {
  return inFreshBrowser(executablePath, { processor: true, network: false }, async ({ page }) => {
    await page.addInitScript(watchPage, {});
    await page.goto(origin + listing.address, { waitUntil: 'commit' });
    const card = page.locator(listing.productName).first();
    await card.waitFor();
    if (waitMs > 0) await page.waitForTimeout(waitMs);
    const name = ((await card.textContent()) ?? '').trim();
    await page.evaluate(watchPaint, ['click', 'h1, [data-prerendered] [data-fact]', name] as const);
    const box = await card.boundingBox();
    if (!box) throw new Error('The first card is not on the page');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const painted = await page.evaluate(() => window.painted);
    await page.waitForTimeout(500);
    return { painted, inp: await page.evaluate(() => window.figures.inp) };
  });
}

export async function tapFigures(executablePath: string, origin: string, listing: PageUnderTest): Promise<TapFigures> {
  const soon = await tapCard(executablePath, origin, listing, 0);
  const later = await tapCard(executablePath, origin, listing, laterMs);
  return { soon: soon.painted, soonInp: soon.inp, later: later.painted, laterInp: later.inp };
}

/** What else a finger waits for in the shop, in ms on a slow processor, and what fifty pages leave in memory (MB). */
export interface ShopTouchFigures {
  readonly nextPage: number;
  readonly searchKey: number;
  readonly heapGrowth: number;
}

async function tapNextPage(page: Page): Promise<number> {
  const next = page
    .getByRole('navigation', { name: 'Product pages' })
    .getByRole('link', { name: 'Page 2', exact: true });
  await next.scrollIntoViewIfNeeded();
  await page.waitForTimeout(laterMs);
  await page.evaluate(watchPaint, ['click', '[aria-label="Product pages"] [aria-current="page"]', '2'] as const);
  await next.tap();
  return page.evaluate(() => window.painted);
}

async function typeInSearch(page: Page): Promise<number> {
  await page.locator('article').first().waitFor();
  await page.getByRole('button', { name: 'Open search' }).tap();
  const box = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true });
  await box.pressSequentially('tuls');
  await page.getByRole('option').first().waitFor();
  await page.evaluate(watchPaint, ['input', '[role="option"]', 'tulsi'] as const);
  await box.pressSequentially('i');
  return page.evaluate(() => window.painted);
}

const navigations = 50;

async function growHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const megabytes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
  };
  const visit = async () => {
    await page.locator('article a').first().click();
    await page.locator('[data-gallery]').waitFor();
    await page.goBack();
    await page.locator('article a').first().waitFor();
  };
  // The first visits load code and fill caches that stay.
  for (let warm = 0; warm < 5; warm += 1) await visit();
  const before = await megabytes();
  for (let count = 0; count < navigations / 2; count += 1) await visit();
  return (await megabytes()) - before;
}

export async function shopTouchFigures(executablePath: string, origin: string): Promise<ShopTouchFigures> {
  const onListing = (processor: boolean, measure: (page: Page) => Promise<number>) =>
    inFreshBrowser(executablePath, { processor, network: false }, async ({ page }) => {
      await page.goto(`${origin}/medicines`);
      return measure(page);
    });
  return {
    nextPage: await onListing(true, tapNextPage),
    searchKey: await onListing(true, typeInSearch),
    heapGrowth: await onListing(false, growHeap),
  };
}
