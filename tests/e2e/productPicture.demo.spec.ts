import type { Page } from '@playwright/test';
import { expect, test } from './support/shopTest';

const card = 'Himalayan Shilajit Resin';

/** Records the elements with a transition's class at the start of each view transition. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const seen: string[][] = [];
    Object.assign(window, { transitions: seen });
    document.startViewTransition = (change) => {
      seen.push(
        [...document.querySelectorAll<HTMLElement>('[style*="view-transition-class"]')].map(
          (element) => `${element.tagName} ${element.style.getPropertyValue('view-transition-class')}`,
        ),
      );
      return start(change);
    };
  });
  return () => page.evaluate(() => (window as unknown as { transitions: string[][] }).transitions);
}

/** Waits until the preloaded chunks have arrived and run. */
async function preloaded(page: Page) {
  await page.waitForFunction(() =>
    ['ProductPage', 'afterFirstRender'].every((chunk) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(chunk)),
    ),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Waits until the page has saved its scroll position, as it does once scrolling ends. */
const scrollSaved = (page: Page) => page.waitForFunction(() => scrollY > 0 && history.state?.scroll === scrollY);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a product’s picture animates from its card to its page, and Back restores the listing', async ({ page }) => {
  const transitions = await watchTransitions(page);
  await page.goto('/medicines');
  const link = page.getByRole('article', { name: card }).getByRole('link', { name: card });
  await link.waitFor();
  await preloaded(page);
  await page.mouse.wheel(0, 120);
  await scrollSaved(page);
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(heading(page, card)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await transitions()).toEqual([['IMG product-picture']]);
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);

  await page.goBack();
  await expect(heading(page, 'Medicines & wellness')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect(await transitions()).toHaveLength(1);

  // Enter follows the link without a transition, and so does a modified click, in a new tab.
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

  // A click during the transition works.
  await link.click();
  await heading(page, card).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
});

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('nothing animates', async ({ page }) => {
    const transitions = await watchTransitions(page);
    await page.goto('/medicines');
    await preloaded(page);
    await page.getByRole('article', { name: card }).getByRole('link', { name: card }).click();
    await expect(heading(page, card)).toBeFocused();
    expect(await transitions()).toEqual([]);
  });
});
