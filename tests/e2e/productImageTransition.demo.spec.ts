import type { Page } from '@playwright/test';
import { expect, test } from './support/shopTest';

const card = 'Himalayan Shilajit Resin';

/** Counts the browser's view transitions, and tells what was named at their beginning. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const seen: string[][] = [];
    Object.assign(window, { transitions: seen });
    document.startViewTransition = (change) => {
      seen.push(
        [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(
          (element) => `${element.tagName} ${element.style.getPropertyValue('view-transition-name')}`,
        ),
      );
      return start(change);
    };
  });
  return () => page.evaluate(() => (window as unknown as { transitions: string[][] }).transitions);
}

/** The pages that may come next are there once the first one is quiet. */
async function quiet(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /ProductPage/.test(name)),
  );
  await page.waitForTimeout(500);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const names = ['HEADER site-header', 'IMG product-picture'];

test('a product’s picture travels from its card to its page, and Back returns', async ({ page }) => {
  const transitions = await watchTransitions(page);
  await page.goto('/medicines');
  const link = page.getByRole('article', { name: card }).getByRole('link', { name: card });
  await link.waitFor();
  await quiet(page);
  await page.mouse.wheel(0, 120);
  await page.waitForTimeout(300);
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(heading(page, card)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await transitions()).toEqual([names]);
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);

  await page.goBack();
  await expect(heading(page, 'Medicines & wellness')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect(await transitions()).toHaveLength(1);

  // A key follows the link as ever, and so does a modified click, in a page of its own.
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, card)).toBeFocused();
  expect(await transitions()).toHaveLength(1);
  await page.goBack();
  const [other] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
  await expect(heading(other, card)).toBeVisible();
  await other.close();
  await expect(heading(page, 'Medicines & wellness')).toBeVisible();
  expect(await transitions()).toHaveLength(1);

  // A click while the picture is on its way is heard.
  await link.click();
  await heading(page, card).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
});

test('from the best sellers and from similar products, too', async ({ page }) => {
  const transitions = await watchTransitions(page);
  await page.goto('/');
  await quiet(page);
  const carousel = page.getByRole('region', { name: 'Best Sellers' }).and(page.locator('[aria-roledescription]'));
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(carousel.locator('.slick-active').first()).toBeInViewport({ timeout: 500 });
  }).toPass();
  // Under the pointer it stands still.
  await carousel.hover();
  const best = carousel.locator('.slick-active').first().getByRole('article');
  await best.getByRole('link').click();
  await expect(heading(page, /./)).toBeFocused();
  await expect(page).toHaveURL(/products/);
  expect(await transitions()).toEqual([names]);
  const similar = page.getByRole('list', { name: 'Similar Products' }).getByRole('article').first();
  // The place gives way to the reviews as it nears: scrolled to in one step.
  await page.locator('#reviews').evaluate((place) => place.scrollIntoView());
  await similar.scrollIntoViewIfNeeded();
  const next = (await similar.getByRole('heading').textContent()) ?? '';
  await similar.getByRole('link').click();
  await expect(heading(page, next)).toBeFocused();
  expect(await transitions()).toEqual([names, names]);
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('nothing travels', async ({ page }) => {
    const transitions = await watchTransitions(page);
    await page.goto('/medicines');
    await quiet(page);
    await page.getByRole('article', { name: card }).getByRole('link', { name: card }).click();
    await expect(heading(page, card)).toBeFocused();
    expect(await transitions()).toEqual([]);
  });
});
