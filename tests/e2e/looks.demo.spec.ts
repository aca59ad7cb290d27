import type { Page } from '@playwright/test';
import { expect, test } from './support/shopTest';

test.use({ reducedMotion: 'reduce' });

/** A picture is compared at this part of its size: letters blur, and with them how a machine draws fonts. */
const part = 1 / 6;

/** A small picture of the window, in PNG. */
async function smallPicture(page: Page): Promise<Buffer> {
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const small = await page.evaluate(
    async ({ data, part }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(bitmap.width * part);
      canvas.height = Math.round(bitmap.height * part);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas here');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { data: picture, part },
  );
  return Buffer.from(small, 'base64');
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
  test(`the key pages look as they did at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => sessionStorage.setItem('tulsi-north-demo-bar', 'dismissed'));
    for (const { name, path, ready } of views) {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        await document.fonts.ready;
        const near = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
        await Promise.allSettled(near.map((image) => image.decode()));
      });
      await page.waitForTimeout(500);
      expect.soft(await smallPicture(page)).toMatchSnapshot(`${name}-${width}.png`, {
        threshold: 0.25,
        maxDiffPixelRatio: 0.02,
      });
    }
  });
