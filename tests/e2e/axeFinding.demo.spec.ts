import { expectClean } from './support/axe';
import { seeBag, seeBelow, seeComparison } from './support/findingStates';
import { provokesFailures, test } from './support/shopTest';

test.describe.configure({ timeout: 240_000 });
test.use({ reducedMotion: 'reduce' });

test('the comparison has no violations', async ({ page }) => {
  await seeComparison(page, (state) => expectClean(page, state));
});

test('an opened description, recently viewed products and a listing’s last page have no violations', async ({
  page,
}) => {
  await seeBelow(page, (state) => expectClean(page, state));
});

test(
  'a filled guest’s bag, and its stuck and offered lines, have no violations',
  provokesFailures,
  async ({ page }) => {
    await seeBag(page, (state) => expectClean(page, state));
  },
);
