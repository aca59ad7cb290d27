import type { Page } from '@playwright/test';
import { expect, markDocument } from '../support/shopTest';
import { guest } from './flows';
import { type FaultRow, once, slow } from './row';
import type { Shopper } from './shopper';

/** Counts how often PayPal's script has run in a document. */
const countRuns = (page: Page) =>
  page.addInitScript(() => {
    let sdk: unknown;
    let runs = 0;
    const set = (value: unknown) => {
      sdk = value;
      runs += 1;
    };
    Object.defineProperty(window, 'payPalRuns', { get: () => runs });
    Object.defineProperty(window, 'paypal', { configurable: true, get: () => sdk, set });
  });

const runsIn = (page: Page) => page.evaluate(() => Reflect.get(window, 'payPalRuns'));

/** The card replaces the buttons; Retry needs no reload. */
async function retried(shopper: Shopper, page: Page) {
  await expect(shopper.heading('We couldn’t load PayPal')).toBeVisible({ timeout: 15_000 });
  const expectSameDocument = await markDocument(page);
  await shopper.press('Retry');
  await shopper.expectFreeToTryAgain();
  await expectSameDocument();
  await expect(page.locator('script[src*="/sdk/js"]')).toHaveCount(1);
  expect(await runsIn(page)).toBe(1);
}

const hang = async (page: Page) => {
  await page.clock.install();
  await countRuns(page);
};

async function waitInVain({ page }: Shopper) {
  await expect(page.locator('script[src*="/sdk/js"]')).toHaveCount(1);
  await expect(page.getByRole('status', { name: 'Loading PayPal' })).toBeVisible();
  await page.clock.fastForward(12_500);
}

/** Faults 40 to 43. */
export const scriptFaults: readonly FaultRow[] = [
  {
    fault: '40',
    title: 'script blocked: the card, and Retry without a reload',
    core: [guest],
    faults: () => [once('payPalSdk', 'blocked')],
    before: countRuns,
    run: retried,
  },
  {
    fault: '41a',
    title: 'script hanging: the card after 12 s, and Retry',
    faults: () => [once('payPalSdk', 'hanging')],
    before: hang,
    run: async (shopper, page) => {
      await waitInVain(shopper);
      await retried(shopper, page);
    },
  },
  {
    fault: '41b',
    title: 'script hanging twice: the card again after each Retry',
    faults: () => [{ ...once('payPalSdk', 'hanging'), times: 2 }],
    before: hang,
    run: async (shopper, page) => {
      await waitInVain(shopper);
      await shopper.press('Retry');
      await expect(shopper.heading('We couldn’t load PayPal')).toBeHidden();
      await waitInVain(shopper);
      await retried(shopper, page);
    },
  },
  {
    fault: '41c',
    title: 'script that arrives after the timeout: it does not run a second time',
    faults: () => [slow('payPalSdk', 6000)],
    before: hang,
    run: async (shopper, page) => {
      let arrived = 0;
      page.on('requestfinished', (request) => {
        if (request.url().includes('/sdk/js')) arrived += 1;
      });
      await waitInVain(shopper);
      await shopper.press('Retry');
      await expect(shopper.payPalButton).toBeVisible();
      await expect.poll(() => arrived, { timeout: 15_000 }).toBe(2);
      expect(await runsIn(page)).toBe(1);
      await shopper.expectFreeToTryAgain();
      expect(await runsIn(page)).toBe(1);
    },
  },
  {
    fault: '42',
    title: 'HTML instead of the script: the card, and Retry without a reload',
    faults: () => [once('payPalSdk', 'html')],
    console: 'Unexpected token|page error',
    before: countRuns,
    run: retried,
  },
  {
    fault: '43',
    title: 'the buttons fail to render: the card, and Retry without a reload',
    faults: () => [once('payPalSdk', 'render-rejects')],
    console: 'could not be drawn|Failed to render',
    before: countRuns,
    run: retried,
  },
];
