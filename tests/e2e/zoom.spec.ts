import type { Locator, Page } from '@playwright/test';
import { expect, long, test } from './support/shopTest';

// Positions are measured without animations.
test.use({ reducedMotion: 'reduce' });

const product = '/products/Himalayan_Shilajit_Resin';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Himalayan Shilajit Resin' });
const scaleOf = (page: Page) => dialog(page).getByRole('status');
const picture = (page: Page, number: number) =>
  dialog(page).getByRole('img', { name: `Himalayan Shilajit Resin, picture ${number} of 3` });

/** Where a picture begins, once that is stable: it may still load or animate. */
async function stableLeft(shown: Locator): Promise<number> {
  let left = Number.NaN;
  const hasMoved = async () => {
    const before = left;
    left = (await shown.boundingBox())?.x ?? Number.NaN;
    return left !== before;
  };
  await expect.poll(hasMoved).toBe(false);
  return left;
}

const expectMoved = (shown: Locator, from: number, by: number) =>
  expect.poll(async () => Math.round(((await shown.boundingBox())?.x ?? 0) - from)).toBe(by);

test('the mouse opens the viewer; click, wheel and drag zoom and pan', long, async ({ page }) => {
  let chunks = 0;
  page.on('request', (request) => {
    if (/\/Zoom-/.test(request.url())) chunks += 1;
  });
  await page.goto(product);
  await page.getByRole('button', { name: 'Zoom picture' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(chunks).toBe(0);
  await page.getByRole('img', { name: /picture 1 of 3/ }).click({ force: true });
  await expect(picture(page, 1)).toBeVisible();
  expect(chunks).toBe(1);
  await expect(scaleOf(page)).toHaveText('100%');

  await page.mouse.click(640, 450);
  await expect(scaleOf(page)).toHaveText('250%');
  const before = await stableLeft(picture(page, 1));
  await page.mouse.down();
  await page.mouse.move(740, 450, { steps: 5 });
  await page.mouse.up();
  await expectMoved(picture(page, 1), before, 100);
  await page.mouse.wheel(0, -2000);
  await expect(scaleOf(page)).toHaveText('400%');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Zoom picture' })).toBeFocused();
});

test('the keyboard zooms, pans, changes pictures and closes the viewer; the page shows the last', async ({ page }) => {
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
  const before = await stableLeft(picture(page, 3));
  await page.keyboard.press('ArrowRight');
  await expectMoved(picture(page, 3), before, -80);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' });

  test('a double tap and a pinch zoom, a swipe changes the picture', long, async ({ page }) => {
    await page.goto(product);
    await page.getByRole('button', { name: 'Zoom picture' }).tap();
    await expect(picture(page, 1)).toBeVisible();
    const client = await page.context().newCDPSession(page);
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
  });
});
