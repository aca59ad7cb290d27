import type { Locator, Page } from '@playwright/test';
import { expect, holdBack, long, test, untilAppRuns } from './support/shopTest';

const featured = (page: Page) => page.getByRole('region', { name: 'Featured Products' }).last();
const bestSellers = (page: Page) => page.getByRole('region', { name: 'Best Sellers' }).last();
const banner = (page: Page) => page.getByRole('region', { name: 'Banners' });

/** Scrolls until the lazily loaded section and its slider have replaced their placeholders. */
const bringNear = (place: Locator) =>
  expect(async () => {
    if ((await place.count()) === 0) await place.page().mouse.wheel(0, 600);
    await place.scrollIntoViewIfNeeded({ timeout: 2000 });
    await expect(place.locator('.slick-slide').first()).toBeAttached({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });

test('the carousels show as many slides as fit, and hidden slides are not tab stops', long, async ({ page }) => {
  await page.goto('/');
  for (const [width, featuredShown, bestShown] of [
    [1280, 5, 4],
    [1024, 5, 4],
    [1023, 3, 3],
    [767, 3, 2],
    [600, 3, 2],
    [599, 2, 2],
    [479, 2, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const [place, count] of [
      [featured(page), featuredShown],
      [bestSellers(page), bestShown],
      [banner(page), 1],
    ] as const) {
      await bringNear(place);
      await expect(place.locator('.slick-active'), `at ${width} px`).toHaveCount(count);
      await expect(place.locator('.slick-slide:not(.slick-active):not([inert])')).toHaveCount(0);
    }
  }
});

test('the banner advances every 2000 ms, but not while hovered, focused or paused', long, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await bringNear(banner(page));
  const shown = () => banner(page).locator('.slick-active h2').textContent();
  /** The slide that is shown, which stays. */
  const held = async () => {
    const before = await shown();
    await page.clock.runFor(5000);
    expect(await shown()).toBe(before);
    return before;
  };
  await expect(banner(page).locator('.slick-active')).toHaveCount(1);
  const first = await shown();
  await page.clock.runFor(2500);
  await expect.poll(shown).not.toBe(first);

  await banner(page).hover();
  const hovered = await held();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2500);
  await expect.poll(shown).not.toBe(hovered);

  // A slide is focusable once its transition has ended.
  const link = banner(page).locator('.slick-active:not([inert])').getByRole('link');
  await link.focus();
  await expect(link).toBeFocused();
  await held();

  await banner(page).getByRole('button', { name: 'Pause Banners' }).click();
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'Tulsi North, home' }).focus();
  const paused = await held();
  await banner(page).getByRole('button', { name: 'Next in Banners' }).click();
  await page.clock.runFor(1000);
  await expect.poll(shown).not.toBe(paused);
});

test('a banner’s link keeps the focus when the slider replaces the static row', long, async ({ page, context }) => {
  const send = await holdBack(context, /SlickCarousel/);
  await page.goto('/');
  const link = banner(page).getByRole('link', { name: 'Shop Brahmanand' });
  // Until the app has taken over, it may replace the link.
  await untilAppRuns(page);
  await link.focus();
  await expect(link).toBeFocused();
  send();
  await expect(banner(page).locator('.slick-active')).toHaveCount(1);
  await expect(banner(page).locator('.slick-active').getByRole('link')).toBeFocused();
});

test('the videos load on scroll, play muted, and pause by their button', long, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) requested.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Featured Products' }).waitFor();
  expect(requested).toEqual([]);

  // The strip loads on scroll.
  const heading = page.getByRole('heading', { name: 'Videos' });
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(heading).toBeInViewport({ timeout: 300 });
  }).toPass();
  await page.getByRole('list').filter({ hasText: 'Tulsi, the herb we are named for' }).scrollIntoViewIfNeeded();
  const videos = page.locator('video');
  const playing = () => videos.evaluateAll((all: HTMLVideoElement[]) => all.filter(({ paused }) => !paused).length);
  await expect.poll(playing).toBe(3);
  const position = () => videos.first().evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(position).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause videos' }).click();
  await expect.poll(playing).toBe(0);
});
