import { type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArgs } from '../../support/run/browserArgs.mjs';
import { findBrowser } from '../../support/run/findBrowser.mjs';
import { watchPage } from './inPage';

/** The phone that Lighthouse emulates, so that both measure the same page. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** Lighthouse's slow phone: a processor four times slower; latency in ms, bytes a second both ways. */
const slowProcessor = 4;
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

export const executablePath = await findBrowser();
/** The certificate is made for the run. */
export const benchArgs = [...browserArgs, '--ignore-certificate-errors'];

/** Bytes transferred so far by kind (Document, Script, …), headers included, and when the last ones arrived. */
export interface Transfer {
  readonly bytes: Record<string, number>;
  lastAt: number;
}

export interface FreshPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly transfer: Transfer;
}

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  await session.send('Network.emulateNetworkConditions', slowNetwork);
}

function countTransfer(session: CDPSession): Transfer {
  const kinds = new Map<string, string>();
  const transfer: Transfer = { bytes: {}, lastAt: Date.now() };
  session.on('Network.requestWillBeSent', () => {
    transfer.lastAt = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    transfer.bytes[kind] = (transfer.bytes[kind] ?? 0) + encodedDataLength;
    transfer.lastAt = Date.now();
  });
  return transfer;
}

/** A new browser process with a new profile for one measurement, nothing warm but the disk; the page watches `selectors`. */
export async function inFreshBrowser<T>(
  selectors: Readonly<Record<string, string>>,
  measure: (fresh: FreshPage) => Promise<T>,
  { slow = true, device = phone }: { readonly slow?: boolean; readonly device?: BrowserContextOptions } = {},
): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: benchArgs });
  try {
    const context = await browser.newContext(device);
    // tsx wraps named functions in a helper of its own, which a page does not have.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await context.addInitScript(watchPage, selectors);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfer = countTransfer(session);
    if (slow) await slowDown(session);
    return await measure({ page, session, transfer });
  } finally {
    await browser.close();
  }
}

const patienceMs = 30_000;

/** Polls until there is a value. */
export async function until<T>(read: () => Promise<T | undefined> | T | undefined, everyMs = 20): Promise<T> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  throw new Error('A page of the benchmark timed out');
}

const quietMs = 3000;

/** Waits until the page has loaded nothing and run no long task for 3 s: a shopper's first touch comes then. */
export function settled({ page, transfer }: FreshPage): Promise<true> {
  const isQuiet = async () => {
    const lastTask = await page.evaluate(() => performance.timeOrigin + window.bench.figures.lastTask);
    return Date.now() - Math.max(transfer.lastAt, lastTask) > quietMs ? true : undefined;
  };
  return until(isQuiet, 200);
}
