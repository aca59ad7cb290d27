import type { Page } from '@playwright/test';
import { hideDemoBar } from './support/fits';
import { expect, long, test } from './support/shopTest';

test.use({ reducedMotion: 'reduce' });

/** Downscaled screenshots blur text, and with it differences in font rendering between machines. */
const scale = 1 / 6;

async function downscaledScreenshot(page: Page): Promise<Buffer> {
  const screenshot = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const downscaled = await page.evaluate(
    async ({ data, scale }) => {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(bitmap.width * scale);
      canvas.height = Math.round(bitmap.height * scale);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser has no 2D canvas.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { data: screenshot, scale },
  );
  return Buffer.from(downscaled, 'base64');
}

const views = [
  { name: 'home', path: '/', ready: 'main h1' },
  { name: 'listing', path: '/medicines', ready: 'main article img' },
  { name: 'product', path: '/products/Himalayan_Shilajit_Resin', ready: 'main [aria-label="Pictures"] img' },
  { name: 'about', path: '/about-us', ready: 'main figure' },
  { name: 'sign-in', path: '/sign-in', ready: 'main form' },
  { name: 'cart-guest', path: '/cart', ready: 'main h1' },
];

for (const width of [1280, 360])
  test(`the key pages match their screenshots at ${width} px`, width > 1000 ? long : {}, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await hideDemoBar(page);
    for (const { name, path, ready } of views) {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        await document.fonts.ready;
        const visible = [...document.images].filter((image) => {
          const { top, left, right } = image.getBoundingClientRect();
          // Lazy pictures beside a carousel never load.
          return top < innerHeight && right > 0 && left < innerWidth;
        });
        await Promise.allSettled(visible.map((image) => image.decode()));
      });
      // Retried: late parts of the page may still be loading.
      await expect(async () =>
        expect(await downscaledScreenshot(page)).toMatchSnapshot(`${name}-${width}.png`, {
          threshold: 0.25,
          maxDiffPixelRatio: 0.02,
        }),
      ).toPass({ timeout: 10_000 });
    }
  });
