import type { CDPSession, Page } from '@playwright/test';
import type { PageUnderTest } from '../subjects';
import { inFreshBrowser } from './freshBrowser';
import { watchPage } from './inPage';

/** A page on a slow phone and a slow network, throttling applied. Times in ms since navigation, bytes as transferred. */
export interface AppliedFigures {
  readonly fcp: number;
  readonly lcp: number;
  readonly nameVisible: number;
  readonly priceVisible: number;
  /** When a tap on the first product's control is first answered. */
  readonly firstAnswer: number;
  readonly blocking: number;
  readonly longestTask: number;
  readonly bytesUntilName: number;
  readonly scriptUntilName: number;
  readonly bytesInAll: number;
  readonly scriptInAll: number;
}

const tapEveryMs = 250;
const patienceMs = 30_000;
/** After this silence nothing more is loaded by itself (ms). */
const silenceMs = 6000;

/** Counts what is transferred, headers included; scripts apart, since parsing them is what costs. */
function countBytes(session: CDPSession) {
  const scripts = new Set<string>();
  const counted = { all: 0, script: 0, lastAt: Date.now() };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.all += encodedDataLength;
    if (scripts.has(requestId)) counted.script += encodedDataLength;
    counted.lastAt = Date.now();
  });
  return counted;
}

export async function until<T>(read: () => Promise<T | undefined> | T | undefined, everyMs: number): Promise<T> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  throw new Error('A page of the benchmark did not get ready in time');
}

export async function openWatched(page: Page, url: string, target: PageUnderTest): Promise<void> {
  await page.addInitScript(watchPage, { name: target.productName, price: target.price, answer: target.answer });
  await page.goto(url, { waitUntil: 'commit' });
}

export const markOf = (page: Page, name: string) => page.evaluate((key) => window.marks[key], name);

/** Runs in the page: scrolls to the first element, as a shopper does on the home page, and tells where its middle is. */
function middleOf(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top, left, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return height > 0 && y < innerHeight ? { x, y } : null;
}

/** Loads a page and touches nothing. */
async function loaded(executablePath: string, url: string, target: PageUnderTest) {
  return inFreshBrowser(executablePath, { processor: true, network: true }, async ({ page, session }) => {
    const bytes = countBytes(session);
    await openWatched(page, url, target);
    const nameVisible = await until(() => markOf(page, 'name'), 20);
    const atName = { ...bytes };
    const priceVisible = await until(() => markOf(page, 'price'), 20);
    await until(() => (Date.now() - bytes.lastAt > silenceMs ? true : undefined), 200);
    const { fcp, lcp, blocking, longest } = await page.evaluate(() => window.figures);
    return {
      fcp,
      lcp,
      nameVisible,
      priceVisible,
      blocking,
      longestTask: longest,
      bytesUntilName: atName.all,
      scriptUntilName: atName.script,
      bytesInAll: bytes.all,
      scriptInAll: bytes.script,
    };
  });
}

/** Taps the first product's control again and again, as a shopper does, until it answers. */
async function answered(executablePath: string, url: string, target: PageUnderTest): Promise<number> {
  return inFreshBrowser(executablePath, { processor: true, network: true }, async ({ page }) => {
    await openWatched(page, url, target);
    return until(async () => {
      const at = await page.evaluate(middleOf, target.control);
      if (at) await page.touchscreen.tap(at.x, at.y);
      return markOf(page, 'answer');
    }, tapEveryMs);
  });
}

export async function appliedFigures(
  executablePath: string,
  origin: string,
  target: PageUnderTest,
): Promise<AppliedFigures> {
  const url = origin + target.address;
  return { ...(await loaded(executablePath, url, target)), firstAnswer: await answered(executablePath, url, target) };
}
