import type { CallName } from '@/contract/calls';
import { openDashboard } from './support/admin';
import { expectClean } from './support/axe';
import { shopServer } from './support/shopServer';
import { provokesFailures, test } from './support/shopTest';

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
      kind: 'answer' as const,
      times: 'always' as const,
      answer: { status: 200, body: JSON.stringify({ [field]: [] }) },
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
