import type { Page } from '@playwright/test';
import { expect } from '../support/shopTest';
import { guest } from './flows';
import { type FaultRow, once } from './row';
import { expectFreeToTryAgain, payPalButton, type Shopper } from './shopper';

/** Counts how often PayPal's script has run in a document. */
const countRuns = (page: Page) =>
  page.addInitScript(() => {
    let sdk: unknown;
    Object.assign(window, { payPalRuns: 0 });
    Object.defineProperty(window, 'paypal', {
      configurable: true,
      get: () => sdk,
      set: (value) => {
        sdk = value;
        Object.assign(window, { payPalRuns: Number(Reflect.get(window, 'payPalRuns')) + 1 });
      },
    });
  });

const runsIn = (page: Page) => page.evaluate(() => Reflect.get(window, 'payPalRuns'));

/** The card replaces the buttons; Retry needs no reload. */
async function retried(shopper: Shopper) {
  const { page } = shopper;
  await expect(page.getByRole('heading', { name: 'We couldn’t load PayPal' })).toBeVisible({ timeout: 15_000 });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectFreeToTryAgain(shopper);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
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
    run: async (shopper) => {
      await waitInVain(shopper);
      await retried(shopper);
    },
  },
  {
    fault: '41b',
    title: 'script hanging twice: the card again after each Retry',
    faults: () => [{ call: 'payPalSdk', kind: 'hanging', times: 2 }],
    before: hang,
    run: async (shopper) => {
      await waitInVain(shopper);
      await shopper.page.getByRole('button', { name: 'Retry' }).click();
      await expect(shopper.page.getByRole('heading', { name: 'We couldn’t load PayPal' })).toBeHidden();
      await waitInVain(shopper);
      await retried(shopper);
    },
  },
  {
    fault: '41c',
    title: 'script that arrives after the timeout: it does not run a second time',
    faults: () => [{ call: 'payPalSdk', kind: 'slow', times: 1, ms: 6000 }],
    before: hang,
    run: async (shopper) => {
      const { page } = shopper;
      let arrived = 0;
      page.on('requestfinished', (request) => {
        if (request.url().includes('/sdk/js')) arrived += 1;
      });
      await waitInVain(shopper);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(payPalButton(page)).toBeVisible();
      await expect.poll(() => arrived, { timeout: 15_000 }).toBe(2);
      expect(await runsIn(page)).toBe(1);
      await expectFreeToTryAgain(shopper);
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
