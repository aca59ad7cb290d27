import { openDashboard } from './support/admin';
import { expect, test } from './support/shopTest';

test('Ten rows of a list are in the first view of a desktop, and the first record in that of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDashboard(page, '?tab=product&show=1');
  for (const [tab, name] of [
    ['product', 'Products'],
    ['payments', 'Payments'],
  ] as const) {
    await page.goto(`/admin/dasboard?tab=${tab}&show=1`);
    const tenth = page.getByRole('table', { name }).getByRole('row').nth(10);
    await expect(tenth).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of ['product', 'user', 'bookings', 'buynowbookings']) {
    await page.goto(`/admin/dasboard?tab=${tab}&show=1`);
    await expect(page.getByRole('tabpanel').getByRole('article').first().getByRole('heading').first()).toBeInViewport({
      ratio: 1,
    });
  }
});

for (const [language, path, overview] of [
  ['English', '', 'At a glance'],
  ['French', '/fr', 'En bref'],
] as const)
  test(`At 1280 px the overview and every list’s toolbar are one line each in ${language}`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openDashboard(page);
    for (const tab of ['product', 'user', 'bookings', 'buynowbookings', 'payments']) {
      await page.goto(`${path}/admin/dasboard?tab=${tab}&show=1&view=table`);
      await page.getByRole('table').waitFor();
      const toolbar = page.locator('[data-toolbar]').filter({ has: page.getByRole('searchbox') });
      // Two lines of controls are 90 px.
      await expect.soft(toolbar, `toolbar, ${tab}`).toHaveJSProperty('offsetHeight', tab === 'product' ? 44 : 42);
      const figures = page.getByRole('list', { name: overview }).getByRole('listitem');
      // The line settles once figures and fonts are there.
      const tops = () => figures.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      await expect.poll(async () => new Set(await tops()).size, `overview, ${tab}`).toBe(1);
      const headingTop = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0;
      await expect
        .poll(async () => (await headingTop()) > ((await tops())[0] ?? Number.POSITIVE_INFINITY), `heading, ${tab}`)
        .toBe(true);
    }
  });
