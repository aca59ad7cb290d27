import type { Locator, Page } from '@playwright/test';
import { fillSignIn, noah } from './customer';
import { expect } from './shopTest';

const everyDocument = process.env.JOURNEYS === 'all';

/**
 * Shows another page of the shop that is open, without loading a document, which costs a second of processor; waits until `ready`
 * (a selector, the page's main heading by default) is drawn anew. `npm run test:all` loads a document each time.
 */
export async function visit(page: Page, address: string, ready = 'h1'): Promise<void> {
  const target = page.locator(ready).and(page.locator(':not([data-left])')).first();
  const here = new URL(page.url());
  if (everyDocument || here.protocol === 'about:') await page.goto(address);
  else {
    await page.locator(ready).evaluateAll((left) => {
      for (const element of left) element.setAttribute('data-left', '');
    });
    await page.evaluate((to) => {
      const idx = (history.state?.idx ?? 0) + 1;
      history.pushState({ usr: null, key: `visit${idx}`, idx }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, address);
  }
  await target.waitFor();
}

/** No two of one route follow each other: they share their heading, which tells when a page is drawn. */
export const publicPages = [
  '/',
  '/medicines',
  '/products/Himalayan_Shilajit_Resin',
  '/medicines?q=nothing+like+it',
  '/products/Ashwagandha_Root_Capsules',
  '/medicines?category=Women&brand=Brahmanand&form=Syrup',
  '/about-us',
  '/sign-in',
  '/sign-up',
  '/cart',
  '/myaccount/wishlist',
  '/nowhere',
];
export const customerPages = [
  '/cart',
  '/myaccount',
  '/myaccount/orders',
  '/myaccount/payments',
  '/myaccount/wishlist',
  '/myaccount/addresses',
  '/myaccount/profile',
  '/orders/checkout',
];

export const narrow = [
  { what: 'at 320 px', width: 320, font: '100%' },
  { what: 'with text of double size at 360 px', width: 360, font: '200%' },
] as const;

/**
 * Scrolls through the page in steps of two frames, then returns its horizontal overflow: carousels measure themselves
 * after rendering.
 */
export function drawnWidthOver(page: Page) {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo(0, top);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    for (const until = performance.now() + 3000; over() !== 0 && performance.now() < until; )
      await new Promise(requestAnimationFrame);
    return over();
  });
}

type Look = (state: string) => Promise<void>;

const tablets = 'Giloy Winter Tablets';

/** Compare mode, its tray and the comparison. */
export async function seeComparison(page: Page, look: Look): Promise<void> {
  await page.goto('/medicines');
  await page.getByRole('button', { name: 'Compare products' }).click();
  const choices = page.getByRole('checkbox', { name: /^Compare / });
  for (const place of [0, 1, 2]) await choices.nth(place).check();
  await page.getByText('Compare 3 of 4').waitFor();
  await look('listing with products to compare');
  const chosen = page.getByRole('button', { name: 'Show 3 chosen products' });
  if (await chosen.isVisible()) {
    await chosen.click();
    await look('products to compare, unfolded');
  }
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await page.getByRole('table').waitFor();
  await look('comparison');
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  await look('comparison, only differences');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.evaluate(() => localStorage.removeItem('compared'));
  await page.goto('/medicines?compare=none');
  await page.getByText('There is nothing left to compare').waitFor();
  await look('comparison of a product that is gone');
}

/** What loads on scroll. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  const seen = async () => {
    await page.mouse.wheel(0, 300);
    return target.isVisible();
  };
  await expect.poll(seen, { timeout: 30_000, intervals: [100] }).toBe(true);
}

/** What lies below the first views: an opened description, recently viewed products, the last page's contact card. */
export async function seeBelow(page: Page, look: Look): Promise<void> {
  await page.goto(`/products/${tablets.replaceAll(' ', '_')}`);
  await scrollTo(page, page.getByRole('region', { name: 'Price, delivery and help' }));
  await page.waitForFunction(() => localStorage.getItem('recentlyViewed'));
  await page.goto('/products/Ashwagandha_Root_Capsules');
  await page.getByRole('button', { name: 'More Information' }).click();
  await page.getByRole('region', { name: 'Description' }).getByRole('heading').first().waitFor();
  await look('opened description');
  await scrollTo(page, page.getByRole('list', { name: 'Recently viewed' }));
  await look('recently viewed');
  await page.goto('/medicines?page=12');
  await page.locator('main article').last().scrollIntoViewIfNeeded();
  await look('last page of the listing');
}

/** A guest's bag, then after a sign-in a line that is stuck and one that is offered. */
export async function seeBag(page: Page, look: Look): Promise<void> {
  await page.goto('/medicines/Himavat%20Wellness');
  await page.getByRole('button', { name: `Add to Cart: ${tablets}` }).click();
  await page.getByRole('button', { name: 'Keep it in my bag' }).click();
  await page.goto('/cart');
  await page.getByRole('list', { name: 'Ways to reach the minimum order' }).waitFor();
  await look('filled guest cart');
  await page.evaluate(() => {
    const bag = JSON.parse(localStorage.getItem('guest-bag') ?? '{}');
    const [line] = bag.lines;
    const old = { ...line, at: line.at - 2 * 86_400_000 };
    const gone = { ...line, _id: 'gone', gone: true, product: { ...line.product, _id: 'gone', name: 'A Balm of Old' } };
    localStorage.setItem('guest-bag', JSON.stringify({ ...bag, lines: [old, gone] }));
  });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Sign in to check out' }).first().click();
  await fillSignIn(page.getByRole('dialog', { name: 'Sign in' }), noah);
  await page.getByRole('button', { name: 'Retry: A Balm of Old' }).waitFor();
  await page.getByRole('region', { name: /bag from an earlier visit/ }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await look('stuck and offered lines of a bag');
}
