import { enterOn, press, tabTo } from './support/keyboard';
import { expect, test } from './support/shopTest';

const compareCode = /\/assets\/(CompareTray|Comparison)-/;

test('a shopper compares two products by keyboard, reloads, and Back returns to the listing', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (compareCode.test(request.url())) loaded.push(request.url());
  });
  await page.goto('/medicines');
  const places = () =>
    page
      .getByRole('list', { name: 'Products' })
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => JSON.stringify(card.getBoundingClientRect())));
  await page.getByRole('article').last().waitFor();
  const before = await places();
  const button = page.getByRole('button', { name: 'Compare products' });
  await button.waitFor();
  expect(loaded).toEqual([]);
  await enterOn(page, button);
  const tray = page.getByRole('region', { name: 'Products to compare' });
  await expect(tray.getByRole('status')).toHaveText('Compare 0 of 4');
  expect(await places()).toEqual(before);

  await tabTo(page, page.getByRole('checkbox', { name: 'Compare Ashwagandha Root Capsules' }));
  await press(page, 'Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Compare Himalayan Shilajit Resin' }));
  await press(page, 'Space');
  await expect(tray.getByRole('status')).toHaveText('Compare 2 of 4');
  await enterOn(page, tray.getByRole('link', { name: 'Compare', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Compare products' });
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(/\/medicines\?compare=\w+,\w+$/);

  await page.reload();
  await expect(dialog.getByRole('rowheader', { name: 'Unit price' })).toBeVisible();
  const rows = dialog.getByRole('rowheader');
  const all = await rows.count();
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Only differences' }));
  await press(page, 'Space');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/medicines');
  await expect(page.getByRole('checkbox', { name: 'Compare Himalayan Shilajit Resin' })).toBeChecked();
});
