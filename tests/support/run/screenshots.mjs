import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { browserArgs } from './browserArgs.mjs';
import { findBrowser } from './findBrowser.mjs';
import { adminViews, guestViews, memberViews, publicViews } from './screenshotViews.mjs';

/**
 * `npm run screenshots`: full-page screenshots of every public page and state of the demo build at four widths, in
 * .cache/screenshots; the README's go to docs/screenshots. `npm run screenshots -- home product` selects views by
 * prefix. Reports pages wider than their window. WIDTHS=360,1280 selects widths; BASE is the URL of a running shop;
 * COLOURS=dark, more-dark, more-light or forced shows a theme, in a folder of its own.
 */
const widths = (process.env.WIDTHS ?? '360,768,1280,1600').split(',').map(Number);
const wanted = process.argv.slice(2);
const asked = (name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));
const outDir = '.cache/dist-screenshots';
const colours = process.env.COLOURS ?? 'light';
const target = colours === 'light' ? '.cache/screenshots' : `.cache/screenshots-${colours}`;
/** What the system asks for. */
const media = {
  colorScheme: colours.endsWith('dark') ? 'dark' : 'light',
  contrast: colours.startsWith('more') ? 'more' : 'no-preference',
  forcedColors: colours === 'forced' ? 'active' : 'none',
};
const readmePictures = new Set([
  'home-1280',
  'home-360',
  'listing-1280',
  'french-product-1280',
  'about-1280',
  'orders-1280',
  'product-360',
  'product-1280',
  'review-1280',
  'admin-payments-1280',
]);

process.env.VITE_BACKEND = 'demo';
const executablePath = await findBrowser();
if (!process.env.BASE) await build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' });
const server = process.env.BASE
  ? null
  : await preview({ build: { outDir }, preview: { host: '127.0.0.1', port: 4320 }, logLevel: 'warn' });
const base = process.env.BASE ?? 'http://127.0.0.1:4320';
if (wanted.length === 0) rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
mkdirSync('docs/screenshots', { recursive: true });

const browser = await chromium.launch({
  executablePath,
  args: browserArgs,
});

/** Loads everything that is below the fold. */
async function nearEverything(page) {
  await page.evaluate(async () => {
    // Twice, because placeholders change the layout.
    const tops = Array.from(
      { length: Math.ceil(document.documentElement.scrollHeight / 600) },
      (_, step) => step * 600,
    );
    for (const top of [...tops, ...tops.toReversed()]) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 120));
    }
    // Gives lazy parts a moment to render.
    await new Promise((done) => setTimeout(done, 800));
    window.scrollTo(0, 0);
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // Loads skipped pictures, without waiting for failed ones.
    for (const image of shown) image.loading = 'eager';
    await Promise.race([
      Promise.allSettled(shown.map((image) => image.decode())),
      new Promise((done) => setTimeout(done, 4000)),
    ]);
  });
}

/** A dialog covers only the window. */
async function take(page, name, windowOnly) {
  if (!windowOnly) await nearEverything(page);
  await page.waitForTimeout(500);
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (content > window) console.warn(`${name} is ${content - window} px wider than its window`);
  await page.screenshot({ path: `${target}/${name}.jpg`, fullPage: !windowOnly, type: 'jpeg', quality: 80 });
  if (colours === 'light' ? readmePictures.has(name) : colours === 'dark' && name === 'home-1280')
    await page.screenshot({
      path: `docs/screenshots/${name}${colours === 'light' ? '' : `-${colours}`}.jpg`,
      type: 'jpeg',
      quality: 80,
    });
}

for (const width of widths) {
  for (const views of [publicViews, guestViews, memberViews, adminViews]) {
    const chosen = views.some(({ name }) => asked(name));
    if (!chosen) continue;
    const context = await browser.newContext({
      baseURL: base,
      viewport: { width, height: width < 640 ? 800 : 900 },
      locale: 'en-CA',
      timezoneId: 'America/Toronto',
      // Pauses carousels and videos.
      reducedMotion: 'reduce',
      ...media,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.addInitScript(() => sessionStorage.setItem('tulsi-north-demo-bar', 'dismissed'));
    for (const { name, path, prepare, windowOnly } of views) {
      const isWanted = asked(name);
      // Later views continue from earlier ones.
      if (!isWanted && (views === publicViews || (views === adminViews && name !== 'admin'))) continue;
      try {
        if (path) await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        await prepare?.(page);
        await page.waitForLoadState('networkidle');
        if (isWanted) await take(page, `${name}-${width}`, windowOnly ?? false);
      } catch (error) {
        console.error(`${name}-${width}: ${String(error).split('\n')[0]}`);
        process.exitCode = 1;
      }
    }
    await context.close();
  }
}

await browser.close();
await server?.close();
