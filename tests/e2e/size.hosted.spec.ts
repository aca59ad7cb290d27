import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './support/shopTest';

/** kB gzip of the style inside the HTML. */
const firstStyle = 6;
/** kB gzip that a route may load before it is usable, as fetched by the browser. */
const budgets = [
  { path: '/', usable: 'article', script: 145, styles: 17 },
  { path: '/medicines', usable: 'article', script: 135, styles: 17 },
  { path: '/products/Himalayan_Shilajit_Resin', usable: '#main input', script: 135, styles: 17 },
] as const;

/** Chunks that only their own routes may load. */
const foreign = [/AddressForm/, /PayPalRoot/, /paymentDesk/, /Admin/, /Slider|Carousel/, /LoginModal/, /transport/];

declare global {
  interface Window {
    usableAt?: number;
  }
}

test.use({ viewport: { width: 390, height: 844 } });

const kBOf = (body: Buffer) => gzipSync(body, { level: 9 }).length / 1000;

for (const { path, usable, script, styles } of budgets)
  test(`${path} stays within ${script} kB of JavaScript and loads no code of other routes`, async ({ page }) => {
    const files: Response[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script' || type === 'stylesheet' || type === 'font') files.push(response);
    });
    // Measured in the page: on a busy machine the test would notice late, after preloading has started.
    await page.addInitScript((selector) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return;
        window.usableAt = performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, usable);
    await page.goto(path);
    await page.waitForFunction(() => window.usableAt !== undefined);
    const needed = new Set(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime <= (window.usableAt ?? 0))
          .map(({ name }) => name),
      ),
    );

    const loaded = await Promise.all(
      files
        .filter((response) => response.status() === 200 && needed.has(response.url()))
        .map(async (response) => ({
          url: response.url(),
          type: response.request().resourceType(),
          kB: kBOf(await response.body()),
        })),
    );
    const inline = await page.locator('style').first().textContent();
    loaded.push({ url: path, type: 'first style', kB: kBOf(Buffer.from(inline ?? '')) });
    const sum = (kind: string) =>
      Math.round(loaded.filter(({ type }) => type === kind).reduce((total, { kB }) => total + kB, 0) * 10) / 10;
    console.log(`${path}: ${sum('script')} kB script, ${sum('stylesheet')} kB style, ${sum('font')} kB fonts`);
    expect(sum('script')).toBeGreaterThan(100);
    expect(sum('script')).toBeLessThanOrEqual(script);
    expect(sum('stylesheet')).toBeGreaterThan(5);
    expect(sum('stylesheet')).toBeLessThanOrEqual(styles);
    expect(sum('first style')).toBeLessThanOrEqual(firstStyle);
    expect(sum('font')).toBeLessThanOrEqual(60);
    expect(loaded.filter(({ url }) => foreign.some((name) => name.test(url)))).toEqual([]);
  });

/** kB gzip of all scripts that a page loads while nobody touches it. */
const visitBudget = 170;

for (const { path } of budgets)
  test(`a visit of ${path} loads at most ${visitBudget} kB of JavaScript by itself`, async ({ page }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    const last = page.waitForResponse(/startServiceWorker/);
    await page.goto(path);
    await last;
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.map(async (response) => kBOf(await response.body())));
    const all = Math.round(sizes.reduce((total, kB) => total + kB, 0) * 10) / 10;
    console.log(`${path}: ${all} kB script in all, ${scripts.length} files`);
    expect(all).toBeGreaterThan(130);
    expect(all).toBeLessThanOrEqual(visitBudget);
  });
