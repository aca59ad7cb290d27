import type { Page } from '@playwright/test';
import { asha, signIn } from './support/customer';
import { expect, long, test } from './support/shopTest';
import { visit } from './support/walks';

const phone = { width: 360, height: 740 };
test.use({ viewport: phone, reducedMotion: 'reduce' });

const buttons = (page: Page) => page.getByRole('complementary', { name: 'Contact' });

/** The controls under the visible part of the floating buttons, and the buttons' position. */
function coveredByButtons(page: Page) {
  return page.evaluate(() => {
    const frame = document.querySelector('aside[aria-label="Contact"]');
    const position = frame?.querySelector('[data-position]')?.getAttribute('data-position') ?? null;
    const visible = [...(frame?.querySelectorAll('a') ?? [])]
      .filter((link) => Number(getComputedStyle(link.parentElement ?? link).opacity) > 0.05)
      .map((link) => link.getBoundingClientRect())
      // Parts outside the viewport cover nothing.
      .map(({ left, right, top, bottom }) => ({ left, right: Math.min(right, innerWidth), top, bottom }));
    const isCovered = ({ left, right, top, bottom }: DOMRect) =>
      visible.some(
        (box) => left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
      );
    const found: string[] = [];
    for (const element of document.querySelectorAll('a[href], button, input, select, textarea')) {
      if (frame?.contains(element) || !element.checkVisibility({ checkOpacity: true })) continue;
      const box = element.getBoundingClientRect();
      // Visually hidden.
      if (box.width > 1 && isCovered(box))
        found.push(`${element.tagName}: ${(element.ariaLabel ?? element.textContent ?? '').slice(0, 40)}`);
    }
    return { position, found };
  });
}

/** Waits until the page has not scrolled or changed for longer than the buttons themselves wait, and animations have ended. */
function settled(page: Page) {
  return page.evaluate(async () => {
    let changedAt = performance.now();
    const onChange = () => {
      changedAt = performance.now();
    };
    const observer = new MutationObserver(onChange);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    addEventListener('scroll', onChange);
    while (performance.now() - changedAt < 300) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    removeEventListener('scroll', onChange);
    observer.disconnect();
  });
}

async function expectNothingCovered(page: Page, where: string) {
  await settled(page);
  const { position, found } = await coveredByButtons(page);
  expect.soft(found, `covered at ${where}, where the buttons are ${position}`).toEqual([]);
  return position;
}

/** Resolves to the position at the top. Checks the top, steps down the page, and its end, where the buttons are always visible. */
async function scrollThrough(page: Page, path: string) {
  await visit(page, path);
  await expect(buttons(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const atTop = await expectNothingCovered(page, `${path}, top`);
  for (let step = 1; step <= 3; step++) {
    await page.evaluate((part) => window.scrollTo(0, (document.documentElement.scrollHeight * part) / 4), step);
    await expectNothingCovered(page, `${path}, ${step}/4`);
  }
  const toEnd = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelector('footer small, footer p:last-of-type') !== null;
    });
  await expect.poll(toEnd).toBe(true);
  await toEnd();
  const position = await expectNothingCovered(page, `${path}, end`);
  expect.soft(position, `at the end of ${path}`).toBe('visible');
  return atTop;
}

test.setTimeout(120_000);

test('the floating buttons are there and cover no control on a visitor’s pages', long, async ({ page }) => {
  for (const path of ['/', '/medicines', '/products/Himalayan_Shilajit_Resin', '/about-us', '/cart', '/nowhere'])
    expect.soft(await scrollThrough(page, path), `at the top of ${path}`).not.toBe('hidden');
});

test('the floating buttons are there and cover no control on a customer’s pages', long, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, asha);
  await page.setViewportSize(phone);
  for (const path of ['/cart', '/myaccount/wishlist', '/myaccount/orders']) await scrollThrough(page, path);
});
