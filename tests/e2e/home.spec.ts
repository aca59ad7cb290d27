import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/shopTest';

const featured = (page: Page) => page.getByRole('region', { name: 'Featured Products' }).last();
const slidesInSight = (page: Page) => featured(page).locator('.slick-active');
const banner = (page: Page) => page.getByRole('region', { name: 'Banners' });

/** The plain row gives way to the slider while it is scrolled to: the place is looked up again then. */
const bringNear = (place: Locator) => expect(() => place.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();

for (const [width, slides] of [
  [1280, 5],
  [1023, 3],
  [599, 2],
] as const)
  test(`Featured Products shows ${slides} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await bringNear(featured(page));
    await expect(slidesInSight(page)).toHaveCount(slides);
    // What is out of sight is out of the tab order too.
    await expect(featured(page).locator('.slick-slide:not(.slick-active):not([inert])')).toHaveCount(0);
  });

test('the banner moves on every 2000 ms, rests under pointer, focus and pause', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await bringNear(banner(page));
  const shown = () => banner(page).locator('.slick-active h2').textContent();
  await expect(banner(page).locator('.slick-active')).toHaveCount(1);
  const first = await shown();
  await page.clock.runFor(2500);
  await expect.poll(shown).not.toBe(first);

  await banner(page).hover();
  const held = await shown();
  await page.clock.runFor(5000);
  expect(await shown()).toBe(held);
  await page.mouse.move(0, 0);
  await page.clock.runFor(2500);
  await expect.poll(shown).not.toBe(held);

  await banner(page).getByRole('button', { name: 'Pause Banners' }).click();
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'Tulsi North, home' }).focus();
  const paused = await shown();
  await page.clock.runFor(5000);
  expect(await shown()).toBe(paused);
  await banner(page).getByRole('button', { name: 'Next in Banners' }).click();
  await page.clock.runFor(1000);
  await expect.poll(shown).not.toBe(paused);
});

test('nothing moves by itself under reduced motion, and there is nothing to pause', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await bringNear(banner(page));
  await expect(banner(page).locator('.slick-active')).toHaveCount(1);
  const first = await banner(page).locator('.slick-active h2').textContent();
  await page.clock.runFor(6000);
  expect(await banner(page).locator('.slick-active h2').textContent()).toBe(first);
  await expect(banner(page).getByRole('button', { name: 'Pause Banners' })).toHaveCount(0);
});
