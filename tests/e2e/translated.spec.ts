import { translate } from '../support/translate';
import { card } from './support/customer';
import { expect, test } from './support/shopTest';

const tablets = 'Giloy Winter Tablets';

test('line total, total and minimum bar of a translated cart agree after each press of +, and a toast comes', async ({
  page,
}) => {
  await page.goto('/medicines/Himavat%20Wellness');
  await card(page, tablets)
    .getByRole('button', { name: `Add to Cart: ${tablets}` })
    .click();
  await page.getByRole('button', { name: 'Keep it in my bag' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  const summary = page.getByRole('region', { name: 'PRICE SUMMARY' });
  await expect(summary.getByText('CA$26.80 to go.')).toBeVisible();
  const translated = async () => page.locator('body').evaluate(translate, 'beside it' as const);
  await translated();
  const line = card(page, tablets);
  const more = line.getByRole('button', { name: `Increase quantity of ${tablets}` });
  await more.click();
  await expect(line.getByText('Item total CA$46.40')).toBeVisible();
  await expect(summary.getByText('CA$3.60 to go.')).toBeVisible();
  await expect(summary.getByText('CA$96.40')).toBeVisible();
  await translated();
  await more.click();
  await expect(line.getByText('Item total CA$69.60')).toBeVisible();
  await expect(summary.getByText(/to go\.$/)).toBeHidden();
  await expect(summary.getByText('CA$119.60')).toBeVisible();
  await translated();
  await line.getByRole('button', { name: `Remove ${tablets}` }).click();
  await expect(page.getByText(`Removed ${tablets}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
