import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Page, test } from '@playwright/test';
import { expect } from './shopTest';

const desktop = { width: 1280, height: 900 };
const tablet = { width: 768, height: 1024 };
export const phone = { width: 360, height: 800 };
/** Each state is loaded once and checked at all of these; `npm run test:all` adds the tablet. */
const sizes = process.env.AXE === 'all' ? [desktop, tablet, phone] : [desktop, phone];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const reports = path.resolve(import.meta.dirname, '../../../.cache/reports');

/** axeCount.mjs counts these lines. */
function note(state: string): void {
  mkdirSync(reports, { recursive: true });
  appendFileSync(path.join(reports, 'axe.txt'), `${test.info().titlePath.at(0)}: ${state}\n`);
}

/** Also checks for horizontal overflow. */
export async function expectClean(page: Page, state: string, only: readonly (typeof phone)[] = sizes) {
  for (const size of only) {
    await page.setViewportSize(size);
    // After animations have ended.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
    expect.soft(found, `${state} at ${size.width} px`).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(beyond, `${state} at ${size.width} px: px beyond the window`).toBeLessThanOrEqual(0);
  }
  note(state);
  await page.setViewportSize(desktop);
}
