import type { Locator, Page } from '@playwright/test';
import { expect } from './shopTest';

/** Returns 'seen' or what is wrong with the focus. Runs in the page. */
function focusState(): string {
  const active = document.activeElement;
  if (!active || active === document.body) return 'nowhere';
  const html = active.outerHTML.slice(0, 120);
  const { left, top, right, bottom } = active.getBoundingClientRect();
  const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
  const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
  const above = document.elementFromPoint(x, y);
  const own = above && (active.contains(above) || above.contains(active) || above.closest('label')?.contains(active));
  if (!own) return `hidden: ${html} under ${above?.outerHTML.slice(0, 120)}`;
  // PayPal's button is in a shadow root.
  const inner = active.shadowRoot?.activeElement ?? active;
  // Elements with tabindex -1, such as headings, take no keys.
  if (active.getAttribute('tabindex') === '-1') return 'seen';
  // Browsers highlight the parts of a date field.
  if (active.matches('input[type="date"]')) return 'seen';
  const label = inner.closest('label');
  // A link that covers its card has the mark around the card.
  const styles = [
    getComputedStyle(inner),
    getComputedStyle(inner, '::after'),
    ...(label ? [getComputedStyle(label)] : []),
  ];
  const marked = styles.some(
    ({ content, outlineStyle, outlineWidth, outlineColor }) =>
      content !== 'none' &&
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 1 &&
      !/, 0\)$/.test(outlineColor),
  );
  return marked ? 'seen' : `unmarked: ${inner.outerHTML.slice(0, 120)}`;
}

/** The focused element is in the viewport, marked and not covered. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusState), { intervals: [20, 50, 100, 250] }).toBe('seen');
}

/** Presses keys and checks the focus after each. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
}

/** Tabs to an element and checks the focus at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < 90; stops++) {
    // Includes shadow roots, such as PayPal's button.
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await press(page, key);
  }
  throw new Error(`${target} cannot be reached by ${key}`);
}

export async function enterOn(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await press(page, 'Enter');
}

/** Replaces a field's value. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
