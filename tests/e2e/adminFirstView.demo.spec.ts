import { openDashboard } from './support/admin';
import { expect, test } from './support/shopTest';

test('Ten rows of a list are in the first view of a desktop, and the first record in that of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDashboard(page, '?tab=product&show=1');
  const tenth = page.getByRole('table', { name: 'Products' }).getByRole('row').nth(10);
  await expect(tenth).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of ['product', 'user', 'bookings', 'buynowbookings']) {
    await page.goto(`/admin/dasboard?tab=${tab}&show=1`);
    await expect(page.getByRole('tabpanel').getByRole('article').first().getByRole('heading').first()).toBeInViewport({
      ratio: 1,
    });
  }
});
