import { expect, test } from './support/shopTest';

const scrollY = () => window.scrollY;
const scrolled = 400;

test('the scroll position belongs to one history entry: reload and Back restore it, a new visit starts at the top', async ({
  page,
}) => {
  await page.goto('/medicines');
  await page.locator('article').first().waitFor();
  await page.mouse.wheel(0, scrolled);
  await page.waitForFunction(
    (top) => window.scrollY === top && sessionStorage.getItem('scroll-positions')?.includes(`${top}]`),
    scrolled,
  );

  await page.reload();
  await page.locator('article').first().waitFor();
  await expect.poll(() => page.evaluate(scrollY)).toBe(scrolled);

  await page.goto('/');
  await page.goto('/medicines');
  await page.getByRole('list', { name: 'Products' }).locator('article').first().waitFor();
  // Restoring waits until the page is tall enough, which it is now.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(scrollY)).toBe(0);

  await page.goBack();
  await page.goBack();
  await page.locator('article').first().waitFor();
  await expect.poll(() => page.evaluate(scrollY)).toBe(scrolled);
});
