import type { Page } from '@playwright/test';
import type { CallName } from '@/contract/calls';
import { openDashboard } from './support/admin';
import { expectClean } from './support/axe';
import { shopServer } from './support/shopServer';
import { expect, provokesFailures, test } from './support/shopTest';

const lists = [
  ['product', 'adminGetProducts', 'response', 'No products available', 'products'],
  ['user', 'getUsers', 'result', 'No users available', 'users'],
  ['bookings', 'getBookings', 'result', 'No bookings available', 'bookings'],
  ['buynowbookings', 'getBuyNowBookings', 'result', 'No BuyNow bookings available', 'BuyNow bookings'],
] as const satisfies readonly (readonly [string, CallName, string, string, string])[];

test('Axe finds nothing in an empty shop and in lists that failed', { ...provokesFailures, tag: '@long' }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const server = shopServer(request);
  await openDashboard(page);
  await server.fail(
    ...lists.map(([, call, field]) => ({
      call,
      kind: 'response' as const,
      times: 'always' as const,
      response: { status: 200, body: JSON.stringify({ [field]: [] }) },
    })),
  );
  for (const [tab, , , empty] of lists) {
    await page.goto(`/admin/dasboard?tab=${tab}&show=1`);
    await page.getByText(empty, { exact: true }).waitFor();
    await expectClean(page, `${tab}, empty`);
  }
  await page.goto('/admin/dasboard?tab=payments');
  await page.getByText('No payments available').waitFor();
  await expectClean(page, 'payments, empty');
  await server.fail(...lists.map(([, call]) => ({ call, kind: '500' as const, times: 'always' as const })));
  for (const [tab, , , , what] of lists) {
    await page.goto(`/admin/dasboard?tab=${tab}&show=1`);
    await page.getByText(`We couldn’t load the ${what}`).waitFor();
    await expectClean(page, `${tab}, failed`);
  }
});

test('Axe finds nothing where two administrators change the same, and where a change waits for a sign-in', {
  ...provokesFailures,
  tag: '@long',
}, async ({ page, context, request }) => {
  test.setTimeout(180_000);
  /** A list this old (ms) is read again before a change. */
  const stale = 6000;
  const setPrice = async (tab: Page, price: string) => {
    await tab.getByRole('button', { name: /Change the price of Tulsi/ }).click();
    await tab.getByRole('spinbutton', { name: 'Selling price' }).fill(price);
    await tab.keyboard.press('Enter');
  };
  const setStatus = (tab: Page, status: string) =>
    tab.getByRole('list', { name: 'Orders of Asha Rao' }).getByRole('combobox').first().selectOption(status);
  const other = await context.newPage();
  const drops = '?tab=product&show=1&view=table&q=throat';
  for (const tab of [page, other]) await openDashboard(tab, drops);
  await setPrice(other, '3.45');
  await other.getByRole('button', { name: 'Undo' }).waitFor();
  await page.waitForTimeout(stale);
  await setPrice(page, '4.56');
  await page.getByRole('button', { name: 'Keep theirs' }).waitFor();
  await expectClean(page, 'price that someone else changed');

  const users = '/admin/dasboard?tab=user&show=1&view=cards';
  for (const tab of [page, other]) await tab.goto(users);
  await page.getByRole('list', { name: 'Orders of Asha Rao' }).waitFor();
  await setStatus(other, 'Delivered');
  await other.getByText('Saved').waitFor();
  await page.waitForTimeout(stale);
  await setStatus(page, 'Shipped');
  await page.getByText('Someone else changed this order meanwhile').waitFor();
  await expectClean(page, 'status that someone else changed');

  await shopServer(request).fail({ call: 'updateUserOrderStatus', kind: '401', times: 1 });
  await page.getByRole('button', { name: /^Set Shipped anyway/ }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expectClean(page, 'sign-in that a change waits for');
});
