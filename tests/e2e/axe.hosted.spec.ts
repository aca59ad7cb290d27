import { expectClean } from './support/axe';
import { shopServer } from './support/shopServer';
import { provokesFailures, test } from './support/shopTest';

test('axe finds nothing on a listing that failed', provokesFailures, async ({ page, request }) => {
  await shopServer(request).fail({ call: 'getProducts', kind: '500', times: 'always' });
  await page.goto('/medicines');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).waitFor();
  await expectClean(page, 'listing, failed');
});
