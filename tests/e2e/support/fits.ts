import type { Locator, Page } from '@playwright/test';
import { expect } from './shopTest';

/** How far the page is wider than its window. */
export const pxBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How many columns these elements stand in. */
export const columnsOf = (elements: Locator) =>
  elements.evaluateAll((all) => new Set(all.map((element) => element.getBoundingClientRect().left)).size);

/** Windows in which nothing may scroll sideways (WCAG 1.4.10, 1.4.4). */
export const narrow = [
  { what: 'at 320 px', width: 320, font: '100%' },
  { what: 'with text of double size at 360 px', width: 360, font: '200%' },
] as const;

/** Gives every page that is opened from now on a text size. */
export const setTextSize = (page: Page, font: string) =>
  page.addInitScript((size) => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size));
  }, font);

/** From the next page on. */
export const hideDemoBar = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('tulsi-north-demo-bar', 'dismissed'));

/**
 * The horizontal overflow of the open dialog, or else of the page, which is scrolled through in steps of two frames before: carousels
 * measure themselves after rendering.
 */
export async function widthOver(page: Page): Promise<number> {
  const dialog = page.getByRole('dialog').last();
  if (await dialog.isVisible()) return dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo(0, top);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    for (const until = performance.now() + 3000; over() !== 0 && performance.now() < until; )
      await new Promise(requestAnimationFrame);
    return over();
  });
}

/** The open page scrolls sideways in none of these windows. */
export async function expectFittingTwice(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  for (const { what, width, font } of narrow) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), font);
    expect.soft(await widthOver(page), `${state} ${what}: px beyond the window`).toBe(0);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before) await page.setViewportSize(before);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Texts on the page that are cut off, wider than the window, or drawn over each other. Runs in the browser. */
export function faultyTexts(): string[] {
  interface Drawn {
    readonly node: Node;
    readonly text: string;
    readonly rect: DOMRect;
  }
  const slack = 2;
  const leastHeight = 6;
  const styleOf = (element: Element) => getComputedStyle(element);
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** The boxes that may clip an element: an absolutely positioned one skips static ancestors. */
  function ancestorsOf(element: Element | null, free = false): Element[] {
    if (!element) return [];
    const { position } = styleOf(element);
    if (free && position === 'static') return ancestorsOf(element.parentElement, free);
    return [element, ...ancestorsOf(element.parentElement, position === 'absolute')];
  }

  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  const drawn: Drawn[] = [];

  /** The part of a text that its boxes do not clip. */
  function shownOf(rect: DOMRect, ancestors: readonly Element[]): DOMRect {
    const clipping = ancestors.filter((element) => {
      const { overflowX, overflowY } = styleOf(element);
      return overflowX !== 'visible' || overflowY !== 'visible';
    });
    const boxes = [rect, ...clipping.map((element) => element.getBoundingClientRect())];
    const left = Math.max(...boxes.map((box) => box.left));
    const top = Math.max(...boxes.map((box) => box.top));
    const width = Math.min(...boxes.map((box) => box.right)) - left;
    return new DOMRect(left, top, Math.max(0, width), Math.max(0, Math.min(...boxes.map((box) => box.bottom)) - top));
  }

  function faultOf(rect: DOMRect, ancestors: readonly Element[]): string | null {
    for (const element of ancestors) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(element);
      if (scrolls(overflowX) || element.matches('.slick-list')) return null;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
      const box = element.getBoundingClientRect();
      const outside = rect.left > box.right || rect.right < box.left || rect.top > box.bottom || rect.bottom < box.top;
      if (clips(overflowX) && (outside || rect.left < box.left - slack || rect.right > box.right + slack))
        return outside ? null : 'cut off at the side';
      // The line's box is higher than its letters.
      const room = rect.height / 4;
      if (clips(overflowY) && (rect.top < box.top - room || rect.bottom > box.bottom + room)) return 'cut off below';
    }
    return rect.left < -slack || rect.right > document.documentElement.clientWidth + slack ? 'beyond the window' : null;
  }

  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const ancestors = ancestorsOf(parent);
    const boxes = ancestors.map((element) => element.getBoundingClientRect());
    // Only for screen readers, or nearly collapsed.
    if (boxes.some(({ width, height }) => width <= 1 || height <= 1)) continue;
    const floats = ancestors.some(
      (element) => ['fixed', 'sticky'].includes(styleOf(element).position) && element !== dialog,
    );
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width <= 1) continue;
      const fault = faultOf(rect, ancestors);
      if (fault) faults.push(`${fault}: ${text}`);
      if (!floats && !ancestors.some((element) => element.matches('.slick-list')))
        drawn.push({ node, text, rect: shownOf(rect, ancestors) });
    }
  }

  drawn.sort((one, other) => one.rect.top - other.rect.top);
  drawn.forEach((one, place) => {
    for (const other of drawn.slice(place + 1)) {
      if (other.rect.top > one.rect.bottom) break;
      if (other.node === one.node) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > slack && down > Math.max(leastHeight, Math.min(one.rect.height, other.rect.height) / 2))
        faults.push(`over each other: ${one.text} | ${other.text}`);
    }
  });
  return [...new Set(faults)];
}
