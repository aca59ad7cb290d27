import AxeBuilder from '@axe-core/playwright';
import { shopServer } from './support/shopServer';
import { expect, provokesFailures, test } from './support/shopTest';

test('axe finds nothing on a listing that failed', provokesFailures, async ({ page, request }) => {
  await shopServer(request).fail({ call: 'getProducts', kind: '500', times: 'always' });
  await page.goto('/medicines');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).waitFor();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});
