import { gzipSync } from 'node:zlib';
import { expect, test } from './support/shopTest';

/** kB gzip that a route may load before it is usable: what the browser really fetched, not what a bundler says. */
const budgets = [
  { path: '/', usable: 'Himalayan Shilajit Resin', script: 170, style: 15 },
  { path: '/medicines', usable: 'Ashwagandha Root Capsules', script: 170, style: 15 },
  { path: '/products/Himalayan_Shilajit_Resin', usable: null, script: 180, style: 15 },
] as const;

/** Code that only its own routes may load. */
const apart = [/AddressForm/, /PaymentHost/, /paymentDesk/, /Admin/, /Slider|Carousel/, /LoginModal/];

for (const { path, usable, script, style } of budgets)
  test(`${path} stays within ${script} kB of JavaScript and loads no code of other routes`, async ({ page }) => {
    const files: { url: string; type: string; body: Promise<Buffer> }[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script' || type === 'stylesheet' || type === 'font')
        files.push({ url: response.url(), type, body: response.body() });
    });
    await page.goto(path);
    await (usable
      ? page.getByRole('article', { name: usable }).first()
      : page.getByRole('button', { name: 'Buy Now' })
    ).waitFor();

    const loaded = await Promise.all(
      files.map(async ({ url, type, body }) => ({ url, type, kB: gzipSync(await body, { level: 9 }).length / 1000 })),
    );
    const sum = (kind: string) =>
      Math.round(loaded.filter(({ type }) => type === kind).reduce((total, { kB }) => total + kB, 0) * 10) / 10;
    console.log(`${path}: ${sum('script')} kB script, ${sum('stylesheet')} kB style, ${sum('font')} kB fonts`);
    expect(sum('script')).toBeLessThanOrEqual(script);
    expect(sum('stylesheet')).toBeLessThanOrEqual(style);
    expect(sum('font')).toBeLessThanOrEqual(60);
    expect(loaded.filter(({ url }) => apart.some((name) => name.test(url)))).toEqual([]);
  });
