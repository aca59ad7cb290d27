import type { Browser, Page } from '@playwright/test';
import { median } from './median';

/** Tap latency in ms at 4× CPU slowdown, and memory growth over fifty navigations. */
export interface TouchFigures {
  readonly tapToProduct: number;
  readonly tapToNextPage: number;
  readonly typeToSuggestions: number;
  /** Growth of the JavaScript heap over 50 navigations, in MB. */
  readonly heapGrowth: number;
}

const slowDown = 4;
const navigations = 50;
/** Preloading starts this long after the page has loaded (ms). */
const settledMs = 4500;

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  // tsx wraps named functions in a helper that does not exist in the page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

/**
 * Milliseconds from the next event of a type to the paint that first shows a text in an element. Call it, then act, then
 * await its result.
 */
async function paintAfter(page: Page, event: string, selector: string, text: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ([kind, at, wanted]) => {
      const measured = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`Nothing was painted after the ${kind}: ${wanted}`)), 30_000);
        document.addEventListener(
          kind,
          ({ timeStamp }) => {
            const look = () => {
              const found = [...document.querySelectorAll(at)].some((element) => element.textContent?.includes(wanted));
              if (!found) return void requestAnimationFrame(look);
              // A message sent in an animation frame arrives after its paint.
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => resolve(performance.now() - timeStamp);
                port2.postMessage(null);
              });
            };
            look();
          },
          { once: true, capture: true },
        );
      });
      Object.assign(window, { measured });
    },
    [event, selector, text] as const,
  );
  return () => page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
}

async function tapToProduct(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/medicines`);
  const link = page.locator('article a').first();
  await link.waitFor();
  await page.waitForTimeout(settledMs);
  const name = (await link.textContent()) ?? '';
  const measured = await paintAfter(page, 'click', '#main h1', name.trim());
  await link.tap();
  return measured();
}

async function tapToNextPage(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/medicines`);
  const next = page
    .getByRole('navigation', { name: 'Product pages' })
    .getByRole('link', { name: 'Page 2', exact: true });
  await next.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settledMs);
  const measured = await paintAfter(page, 'click', '[aria-label="Product pages"] [aria-current="page"]', '2');
  await next.tap();
  return measured();
}

async function typeToSuggestions(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/medicines`);
  await page.locator('article').first().waitFor();
  await page.getByRole('button', { name: 'Open search' }).tap();
  const box = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true });
  await box.pressSequentially('tuls');
  await page.getByRole('option').first().waitFor();
  const measured = await paintAfter(page, 'input', '[role="option"]', 'tulsi');
  await box.pressSequentially('i');
  return measured();
}

async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
}

async function heapGrowth(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${origin}/medicines`);
  const visit = async () => {
    await page.locator('article a').first().click();
    await page.locator('[data-gallery]').waitFor();
    await page.goBack();
    await page.locator('article a').first().waitFor();
  };
  // The first visits load code and warm the caches.
  for (let warm = 0; warm < 5; warm += 1) await visit();
  const before = await heapMegabytes(page);
  for (let count = 0; count < navigations / 2; count += 1) await visit();
  const after = await heapMegabytes(page);
  await page.close();
  return after - before;
}

/** Each time is the median of several runs, each in a fresh profile. */
export async function touchFigures(browser: Browser, origin: string, runs: number): Promise<TouchFigures> {
  const timed = async (measure: (page: Page, origin: string) => Promise<number>) => {
    const values: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await slowPage(browser);
      values.push(await measure(page, origin));
      await page.context().close();
    }
    return median(values);
  };
  return {
    tapToProduct: await timed(tapToProduct),
    tapToNextPage: await timed(tapToNextPage),
    typeToSuggestions: await timed(typeToSuggestions),
    heapGrowth: await heapGrowth(browser, origin),
  };
}
