import { expect } from '../support/shopTest';
import { buyNow, cart, type FaultRow, guest, once } from './row';
import { expectFreeToTryAgain, type Shopper } from './shopper';

/** The card instead of the buttons, and Retry without a reload. */
async function retried(shopper: Shopper) {
  const { page } = shopper;
  await expect(page.getByRole('heading', { name: 'PayPal could not be loaded' })).toBeVisible({ timeout: 15_000 });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectFreeToTryAgain(shopper);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('script[src*="/sdk/js"]')).toHaveCount(1);
}

/** PayPal's script does not come, or is not what it should be: faults 40 to 43. */
export const scriptFaults: readonly FaultRow[] = [
  {
    fault: '40',
    title: 'script blocked',
    core: [buyNow, guest],
    faults: () => [once('payPalSdk', 'blocked')],
    run: retried,
  },
  {
    fault: '41',
    title: 'script hanging: the card after 12 s, and Retry',
    faults: () => [once('payPalSdk', 'hanging')],
    before: (page) => page.clock.install(),
    run: async (shopper) => {
      await expect(shopper.page.getByRole('status', { name: 'Loading PayPal' })).toBeVisible();
      await shopper.page.clock.fastForward(12_500);
      await retried(shopper);
    },
  },
  {
    fault: '42',
    title: 'a page instead of the script',
    faults: () => [once('payPalSdk', 'html')],
    console: 'Unexpected token|page error',
    run: retried,
  },
  {
    fault: '43',
    title: 'the buttons cannot be drawn',
    core: [cart],
    faults: () => [once('payPalSdk', 'render-rejects')],
    console: 'could not be drawn|Failed to render',
    run: retried,
  },
];
