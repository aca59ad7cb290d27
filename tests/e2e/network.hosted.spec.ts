import type { Page } from '@playwright/test';
import { cachedAddresses } from './support/cachedCopy';
import { card } from './support/customer';
import { openReviewAsGuest, pay, placed } from './support/guestCheckout';
import { shopServer } from './support/shopServer';
import { expect, provokesFailures, test } from './support/shopTest';
import { saveData } from './support/workers';

const offlineLine = (page: Page) => page.getByText(/^You’re offline\. You can check out again/);

/** Returns a check that fails if the page was reloaded in between. */
async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  return async () => expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
}

test.describe('without a network', provokesFailures, () => {
  test('visited pages work offline, and others load without a reload when the network returns', async ({
    page,
    context,
  }) => {
    await page.goto('/medicines');
    await page.getByRole('link', { name: 'Ashwagandha Root Capsules' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ashwagandha Root Capsules' })).toBeVisible();
    await page.goBack();
    await expect(card(page, 'Ashwagandha Root Capsules')).toBeVisible();
    const notReloaded = await markPage(page);
    await expect.poll(() => cachedAddresses(page), { timeout: 30_000 }).toHaveLength(1);

    await context.setOffline(true);
    await expect(offlineLine(page)).toBeVisible();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    const another = page.getByRole('main').getByRole('article').first().getByRole('link');
    const name = (await another.textContent()) ?? '';
    await another.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(/^We couldn’t load the latest details/)).toBeVisible();

    const search = page.getByRole('banner').getByRole('combobox').first();
    await search.fill('giloy');
    await search.press('Enter');
    // Found in the copy of the catalogue, with the figures of this visit.
    await expect(card(page, 'Giloy Winter Tablets')).toBeVisible();

    const searched = page.waitForResponse(/searchproduct/);
    await context.setOffline(false);
    await searched;
    await expect(card(page, 'Giloy Winter Tablets')).toBeVisible();
    await expect(offlineLine(page)).toBeHidden();
    await notReloaded();
  });

  test('a page whose code is missing loads automatically when the network returns', async ({ page, context }) => {
    await saveData(page);
    await page.goto('/medicines');
    await expect(card(page, 'Ashwagandha Root Capsules')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t show this page' })).toBeVisible();
    await context.setOffline(false);
    // With a reload where the browser keeps a module that failed, as Chromium 150 does.
    await expect(page.getByRole('heading', { level: 1, name: /^A calm place/ })).toBeVisible();
  });

  test('the PayPal button is hidden offline, with the reason, and works when the network returns', async ({
    page,
    context,
    request,
  }) => {
    await openReviewAsGuest(page);
    const button = page.getByRole('button', { name: 'PayPal', exact: true });
    await expect(button).toBeVisible();
    const notReloaded = await markPage(page);
    await context.setOffline(true);
    await expect(page.getByText('You’re offline. You can pay when you’re back online.')).toBeVisible();
    await expect(button).toBeHidden();
    await context.setOffline(false);
    await pay(page);
    await expect(page.getByText(placed)).toBeVisible();
    await notReloaded();
    expect((await shopServer(request).state()).captures).toHaveLength(1);
  });
});

test('leaving a page cancels its request', async ({ page, request }) => {
  await shopServer(request).fail({ call: 'searchProduct', kind: 'slow', times: 'always', ms: 50_000 });
  const cancelled: string[] = [];
  page.on('requestfailed', (failed) => {
    const { searchParams } = new URL(failed.url());
    if (failed.failure()?.errorText === 'net::ERR_ABORTED') cancelled.push(searchParams.get('search') ?? '');
  });
  const leave = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await page.goto('/medicines');
  const notReloaded = await markPage(page);
  const asked = page.waitForRequest(/search=neem/);
  const search = page.getByRole('banner').getByRole('combobox').first();
  await search.fill('neem');
  await search.press('Enter');
  await asked;
  await leave();
  await expect.poll(() => cancelled).toEqual(['neem']);
  await notReloaded();
});
