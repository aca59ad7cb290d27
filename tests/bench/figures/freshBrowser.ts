import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArgs } from '../../support/run/browserArgs.mjs';

/** The phone that Lighthouse emulates, so that both ways of measuring look at the same page. */
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

export interface Throttling {
  readonly processor: boolean;
  readonly network: boolean;
}

export interface FreshPage {
  readonly page: Page;
  readonly session: CDPSession;
}

export async function slowDown(session: CDPSession, { processor, network }: Throttling): Promise<void> {
  await session.send('Network.enable');
  if (processor) await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  if (network) await session.send('Network.emulateNetworkConditions', slowNetwork);
}

/** A new browser process with a new profile for one measurement: nothing is warm but the disk. */
export async function inFreshBrowser<T>(
  executablePath: string,
  throttling: Throttling,
  measure: (fresh: FreshPage) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: benchArgs });
  try {
    const context = await browser.newContext(phone);
    // tsx wraps named functions in a helper of its own, which a page does not know.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, throttling);
    return await measure({ page, session });
  } finally {
    await browser.close();
  }
}

/** The certificate is made for the run. */
export const benchArgs = [...browserArgs, '--ignore-certificate-errors'];
