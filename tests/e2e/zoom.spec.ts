import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/shopTest';

const product = '/products/Himalayan_Shilajit_Resin';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Himalayan Shilajit Resin' });
const scaleOf = (page: Page) => dialog(page).getByRole('status');
const picture = (page: Page, number: number) =>
  dialog(page).getByRole('img', { name: `Himalayan Shilajit Resin, picture ${number} of 3` });

/** The requests for the viewer's chunk. */
const zoomCode = (sent: string[]) => sent.filter((url) => /\/Zoom-/.test(url));

/** The bounding box once it is stable: the picture may still load or animate. */
async function stableBox(locator: Locator) {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await locator.boundingBox());
      return last === before;
    })
    .toBe(true);
  return locator.boundingBox();
}

test('the mouse opens the viewer; click, wheel and drag zoom and pan', { tag: '@long' }, async ({ page }) => {
  // Positions are measured without animations.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(product);
  await page.getByRole('button', { name: 'Zoom picture' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(zoomCode(files)).toEqual([]);
  await page.getByRole('img', { name: /picture 1 of 3/ }).click({ force: true });
  await expect(picture(page, 1)).toBeVisible();
  expect(zoomCode(files)).toHaveLength(1);
  await expect(scaleOf(page)).toHaveText('100%');

  await page.mouse.click(640, 450);
  await expect(scaleOf(page)).toHaveText('250%');
  const before = await stableBox(picture(page, 1));
  await page.mouse.down();
  await page.mouse.move(740, 450, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.round(((await picture(page, 1).boundingBox())?.x ?? 0) - (before?.x ?? 0)))
    .toBe(100);
  await page.mouse.wheel(0, -2000);
  await expect(scaleOf(page)).toHaveText('400%');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Zoom picture' })).toBeFocused();
});

test('the keyboard zooms, pans, changes pictures and closes the viewer; the page shows the last picture', async ({
  page,
}) => {
  // Positions are measured without animations.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(product);
  await page.getByRole('button', { name: 'Zoom picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(picture(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(picture(page, 2)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(picture(page, 3)).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(scaleOf(page)).toHaveText('225%');
  const before = await stableBox(picture(page, 3));
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => Math.round(((await picture(page, 3).boundingBox())?.x ?? 0) - (before?.x ?? 0)))
    .toBe(-80);
  await page.keyboard.press('-');
  await expect(scaleOf(page)).toHaveText('150%');
  await page.keyboard.press('0');
  await expect(scaleOf(page)).toHaveText('100%');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Zoom picture' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show picture 3' })).toHaveAttribute('aria-current', 'true');
});

/**
 * Waits longer than the double-tap interval (320 ms) and until frames are drawn again. Taps after it are neither part
 * of a double tap before, nor dropped by the browser, which on a busy machine makes no click of a tap right after a pinch.
 */
const restAfterGesture = (page: Page) =>
  page.evaluate(async () => {
    const start = performance.now();
    while (performance.now() - start < 330) await new Promise(requestAnimationFrame);
  });

test('a double tap and a pinch zoom, a swipe changes the picture', { tag: '@long' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  await page.goto(product);
  await page.getByRole('button', { name: 'Zoom picture' }).tap();
  await expect(picture(page, 1)).toBeVisible();
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

  await page.touchscreen.tap(180, 370);
  await page.touchscreen.tap(180, 370);
  await expect(scaleOf(page)).toHaveText('250%');
  await restAfterGesture(page);
  await page.touchscreen.tap(180, 370);
  await page.touchscreen.tap(180, 370);
  await expect(scaleOf(page)).toHaveText('100%');

  await touch('touchStart', [130, 370], [230, 370]);
  await touch('touchMove', [105, 370], [255, 370]);
  await touch('touchMove', [80, 370], [280, 370]);
  await touch('touchEnd');
  await expect(scaleOf(page)).toHaveText('200%');
  await expect(picture(page, 1)).toBeVisible();
  await restAfterGesture(page);
  await dialog(page).getByRole('button', { name: 'Zoom out' }).tap();
  await expect(scaleOf(page)).toHaveText('133%');
  await restAfterGesture(page);
  await dialog(page).getByRole('button', { name: 'Zoom out' }).tap();
  await expect(scaleOf(page)).toHaveText('100%');

  await touch('touchStart', [300, 370]);
  await touch('touchMove', [200, 375]);
  await touch('touchMove', [80, 375]);
  await touch('touchEnd');
  await expect(picture(page, 2)).toBeVisible();
  await context.close();
});
