import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shopTest';

export const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 800 },
] as const;

/** Nothing that axe knows of is wrong, on a wide screen and on a phone. */
export async function expectClean(page: Page, state: string, only = sizes as readonly (typeof sizes)[number][]) {
  for (const size of only) {
    await page.setViewportSize(size);
    // What moves in is looked at when it has arrived.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
    expect.soft(found, `${state} at ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize(sizes[0]);
}
