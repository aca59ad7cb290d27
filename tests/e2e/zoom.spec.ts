import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/shopTest';

const product = '/products/Himalayan_Shilajit_Resin';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Himalayan Shilajit Resin' });
const scaleOf = (page: Page) => dialog(page).getByRole('status');
const picture = (page: Page, place: number) =>
  dialog(page).getByRole('img', { name: `Himalayan Shilajit Resin, picture ${place} of 3` });

/** The one address that brings the zoom's code. */
const zoomCode = (sent: string[]) => sent.filter((url) => /ZoomDialog/.test(url));

/** Where something stands once it has stopped moving: its picture may still be on the way, or gliding. */
async function restingPlace(locator: Locator) {
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

test('by mouse: a press on the picture opens it, click, wheel and drag look closer', async ({ page }) => {
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
  const before = await restingPlace(picture(page, 1));
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

test('by keyboard: + and − zoom, arrows turn and move, Escape closes; the page shows the last picture', async ({
  page,
}) => {
  // Places are measured: without the motion between them.
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
  const before = await restingPlace(picture(page, 3));
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

test('by touch: a double tap and a pinch look closer, a swipe turns', async ({ browser, baseURL }) => {
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
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

  await page.touchscreen.tap(180, 370);
  await page.touchscreen.tap(180, 370);
  await expect(scaleOf(page)).toHaveText('250%');
  await page.waitForTimeout(400);
  await page.touchscreen.tap(180, 370);
  await page.touchscreen.tap(180, 370);
  await expect(scaleOf(page)).toHaveText('100%');

  await touch('touchStart', [130, 370], [230, 370]);
  await touch('touchMove', [105, 370], [255, 370]);
  await touch('touchMove', [80, 370], [280, 370]);
  await touch('touchEnd');
  await expect(scaleOf(page)).toHaveText('200%');
  await expect(picture(page, 1)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Zoom out' }).tap();
  await dialog(page).getByRole('button', { name: 'Zoom out' }).tap();
  await expect(scaleOf(page)).toHaveText('100%');

  await touch('touchStart', [300, 370]);
  await touch('touchMove', [200, 375]);
  await touch('touchMove', [80, 375]);
  await touch('touchEnd');
  await expect(picture(page, 2)).toBeVisible();
  await context.close();
});
