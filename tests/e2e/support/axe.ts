import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { pxBeyond } from './fits';
import { expect } from './shopTest';
import { phone } from './walks';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const desktop = { width: 1280, height: 900 };
const tablet = { width: 768, height: 1024 };
export const all = process.env.AXE === 'all';

/** A state is checked at one width, half of them on a phone; `npm run test:all` checks each at all three, and in the dark theme. */
function sizesFor(state: string) {
  if (all) return [desktop, tablet, phone];
  const sum = [...state].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return [sum % 2 === 0 ? desktop : phone];
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const reports = path.resolve(import.meta.dirname, '../../../.cache/reports');

/** axeCount.mjs counts these lines. */
function note(state: string): void {
  mkdirSync(reports, { recursive: true });
  appendFileSync(path.join(reports, 'axe.txt'), `${test.info().titlePath.slice(0, -1).join(', ')}: ${state}\n`);
}

async function expectNoViolations(page: Page, what: string): Promise<void> {
  // After animations have ended.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  // Once into each document: it takes a fifth of a second.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const found = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'], runOnly: { type: 'tag', values } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, tags);
  expect.soft(found, what).toEqual([]);
}

/** Also checks for horizontal overflow. */
export async function expectClean(page: Page, state: string, only: readonly (typeof phone)[] = sizesFor(state)) {
  for (const size of only) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `${state} at ${size.width} px`);
    expect.soft(await pxBeyond(page), `${state} at ${size.width} px: px beyond the window`).toBeLessThanOrEqual(0);
  }
  if (all) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page, `${state}, dark`);
    await page.emulateMedia({ colorScheme: null });
  }
  note(state);
  await page.setViewportSize(desktop);
}
