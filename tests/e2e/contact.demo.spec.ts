import type { Page } from '@playwright/test';
import { asha, signIn } from './support/customer';
import { expect, test } from './support/shopTest';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

const buttons = (page: Page) => page.getByRole('complementary', { name: 'Contact' });

/**
 * Which texts, pictures and controls of the page lie under what is seen of the floating buttons, measured by the boxes
 * of all of them, and where the buttons are.
 */
function underButtons(page: Page) {
  return page.evaluate(() => {
    const frame = document.querySelector('aside[aria-label="Contact"]');
    const place = frame?.querySelector('[data-place]')?.getAttribute('data-place') ?? null;
    const seen = [...(frame?.querySelectorAll('a') ?? [])]
      .filter((link) => Number(getComputedStyle(link.parentElement ?? link).opacity) > 0.05)
      .map((link) => link.getBoundingClientRect())
      // What has moved out of the window covers nothing.
      .map(({ left, right, top, bottom }) => ({ left, right: Math.min(right, innerWidth), top, bottom }));
    const under = ({ left, right, top, bottom }: DOMRect) =>
      seen.some((box) => left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || frame?.contains(element) || !element.checkVisibility({ checkOpacity: true })) continue;
      // Read by ears only.
      if (element.getBoundingClientRect().width <= 1) continue;
      if (node instanceof Text) {
        if (!node.data.trim()) continue;
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some(under)) found.push(`text: ${node.data.trim().slice(0, 40)}`);
      } else if (
        element.matches('a[href], button, input, select, textarea, img, video') &&
        under(element.getBoundingClientRect())
      )
        found.push(`${element.tagName}: ${(element.ariaLabel ?? element.textContent ?? '').slice(0, 40)}`);
    }
    return { place, found };
  });
}

/** Waits until nothing has scrolled, come into the page or changed for longer than the buttons themselves wait, and all stand. */
function atRest(page: Page) {
  return page.evaluate(async () => {
    let movedAt = performance.now();
    const moved = () => {
      movedAt = performance.now();
    };
    const observer = new MutationObserver(moved);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    addEventListener('scroll', moved);
    while (performance.now() - movedAt < 300) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    removeEventListener('scroll', moved);
    observer.disconnect();
  });
}

async function expectNothingUnder(page: Page, where: string) {
  await atRest(page);
  const { place, found } = await underButtons(page);
  expect.soft(found, `covered at ${where}, where the buttons are ${place}`).toEqual([]);
  return place;
}

/** At the top, in steps down the page, and at its end, where they are always out. */
async function walk(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(buttons(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expectNothingUnder(page, `${path}, top`);
  for (let step = 1; step <= 3; step++) {
    await page.evaluate((part) => window.scrollTo(0, (document.documentElement.scrollHeight * part) / 4), step);
    await expectNothingUnder(page, `${path}, ${step}/4`);
  }
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return document.querySelector('footer small, footer p:last-of-type') !== null;
      }),
    )
    .toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const place = await expectNothingUnder(page, `${path}, end`);
  if (await page.locator('[data-bottom-bar]').count()) return;
  expect.soft(place, `at the end of ${path}`).toBe('out');
}

for (const path of ['/', '/medicines', '/products/Himalayan_Shilajit_Resin', '/about-us', '/cart', '/nowhere'])
  test(`the floating buttons cover nothing on ${path}`, async ({ page }) => walk(page, path));

test('nor anything of a customer’s pages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, asha);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/cart', '/myaccount/wishlist', '/myaccount/orders']) await walk(page, path);
});
