import type { Locator, Page, TestDetails } from '@playwright/test';
import { asha, fillSignIn, noah, signIn, toReview } from './customer';
import { payAndConfirm } from './guestCheckout';
import { expect, long, provokesFailures } from './shopTest';

const everyDocument = process.env.JOURNEYS === 'all';

/**
 * Shows another page of the shop that is open, without loading a document, which costs a second of processor; waits until `ready`
 * (a selector, the page's main heading by default) is rendered. `npm run test:all` loads a document each time.
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

/** No two of one route follow each other: they share their heading, whose change shows that a page is rendered. */
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

/** Looks at a state of the page that a walk has reached: at all sizes, or on a phone alone. */
export type Look = (state: string, only?: 'phone') => Promise<void>;
type Walk = (page: Page, look: Look) => Promise<void>;

export const phone = { width: 320, height: 740 };

const tablets = 'Giloy Winter Tablets';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function lookAt(page: Page, look: Look, address: string, state: string, ready?: string): Promise<void> {
  await visit(page, address, ready);
  await look(state);
}

/** Scrolls until an element that loads on scroll is visible. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  const seen = async () => {
    await page.mouse.wheel(0, 300);
    return target.isVisible();
  };
  await expect.poll(seen, { timeout: 30_000, intervals: [100] }).toBe(true);
}

const visitor: Walk = async (page, look) => {
  const at = (address: string, state: string, ready?: string) => lookAt(page, look, address, state, ready);
  await at('/', 'home', 'main article');
  await at('/medicines', 'listing', 'main article');
  await at('/medicines?q=nothing+like+it', 'empty listing', 'main article');
  await at('/medicines?category=Women&brand=Brahmanand&form=Syrup', 'nothing for the filters', 'main article');
  await at('/medicines?category=Men&offer=yes', 'filtered listing', 'main article');
  await button(page, /^Filters/).click();
  await page.getByRole('group', { name: 'Brand' }).waitFor();
  await look('listing with its filters open');
  await at('/about-us', 'about');
  await at('/nowhere', 'not found');
  await at('/cart', 'cart, signed out');
  await at('/sign-in', 'sign-in');
  await page.goto('/sign-up');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Please fill in the following fields:').waitFor();
  await look('sign-up with errors');
};

const bagAndWishlist: Walk = async (page, look) => {
  await page.goto('/products/Giloy_Winter_Tablets');
  const buy = page.getByRole('region', { name: 'Buy' });
  await buy.getByRole('button', { name: 'Add To Bag' }).click();
  await button(page, 'Keep it in my bag').waitFor();
  await look('login modal, kept in the bag');
  await button(page, 'Keep it in my bag').click();
  await buy.getByRole('button', { name: /^Wishlist/ }).click();
  await button(page, 'Keep it on this device').click();
  await lookAt(page, look, '/cart', 'guest’s bag', '[aria-label="Cart items"]');
  await lookAt(page, look, '/myaccount/wishlist', 'guest’s wishlist', 'main article');
  await page.goto('/cart');
  await button(page, 'Sign in to check out').click();
  await fillSignIn(page.getByRole('dialog', { name: 'Sign in' }), noah);
  await page.getByText('Added to your cart.').waitFor();
  // A toast may cover controls for its three seconds; the wishlist's comes last.
  await page.getByText('Item added to wishlist').waitFor();
  await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0);
  // The press on a phone scrolled the line to where the sticky header covers it at another width.
  await page.evaluate(() => window.scrollTo(0, 0));
  await look('cart with a moved bag');
};

const product: Walk = async (page, look) => {
  await page.goto('/products/Himalayan_Shilajit_Resin');
  await page.getByRole('heading', { name: 'Similar Products' }).scrollIntoViewIfNeeded();
  await page.getByRole('list', { name: 'Similar Products' }).getByRole('article').first().waitFor();
  await look('product');
  await button(page, 'Zoom picture').click();
  await page
    .getByRole('dialog', { name: /^Pictures of/ })
    .getByRole('img')
    .waitFor();
  await look('zoom');
  await page.keyboard.press('Escape');
  await button(page, 'Write a Review').click();
  await button(page, 'Submit review').click();
  await page.getByRole('dialog').locator('[aria-invalid]').first().waitFor();
  await look('review form with errors');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  // The carousel with its region loads on scroll.
  await page.getByRole('heading', { name: 'Similar Products' }).scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Similar Products' }).getByRole('button', { name: /next/i }).waitFor();
  await look('similar products on a phone', 'phone');
  await button(page, 'Buy Now').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await look('e-mail dialog');
  await page.keyboard.press('Escape');
  await page.goto('/products/Giloy_Winter_Tablets');
  await button(page, 'Buy Now').click();
  await button(page, /^Buy \d+ for/).waitFor();
  await look('Buy Now below the minimum');
  await page.keyboard.press('Escape');
  await button(page, 'Add To Bag').click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await look('login dialog');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Products' }).click();
  await look('mobile menu', 'phone');
};

/** An order's details and its invoice. */
export const seeOrder: Walk = async (page, look) => {
  await lookAt(page, look, '/myaccount/orders', 'orders', 'main article');
  await button(page, /^Details/).click();
  await button(page, 'Help with this order').click();
  await look('order details');
  await page.getByRole('link', { name: 'Invoice' }).click();
  await page.getByRole('table', { name: 'Products' }).waitFor();
  await look('invoice');
};

/** The three steps of a customer's checkout, with the form of another address, and the confirmation. */
export const seeCheckout: Walk = async (page, look) => {
  await lookAt(page, look, '/orders/checkout', 'step 1');
  await button(page, 'Add New Address').click();
  await page.getByRole('textbox', { name: 'Pincode' }).waitFor();
  await look('empty address form');
  await button(page, 'Save address').click();
  await look('address form with errors');
  await button(page, 'Cancel').click();
  await button(page, 'Continue to Payment Options').click();
  await button(page, 'Continue to Review & Confirm').waitFor();
  await look('step 2');
  await page.goBack();
  await toReview(page);
  await page.getByRole('button', { name: 'PayPal', exact: true }).waitFor();
  await look('step 3');
  await payAndConfirm(page);
  await look('confirmation');
};

/** Compare mode, its tray and the comparison. */
export const seeComparison: Walk = async (page, look) => {
  await page.goto('/medicines');
  await button(page, 'Compare products').click();
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
};

/** What lies below the first views: an opened description, recently viewed products, the last page's contact card. */
export const seeBelow: Walk = async (page, look) => {
  await page.goto(`/products/${tablets.replaceAll(' ', '_')}`);
  await page.waitForFunction(() => localStorage.getItem('recentlyViewed'));
  await page.goto('/products/Ashwagandha_Root_Capsules');
  await page.getByRole('button', { name: 'More Information', exact: true }).click();
  await page.getByRole('region', { name: 'Description' }).getByRole('heading').first().waitFor();
  await look('opened description');
  await scrollTo(page, page.getByRole('list', { name: 'Recently viewed' }));
  // At another width, the sticky header would cover half of a picture's button.
  await page.evaluate(() => window.scrollTo(0, 0));
  await look('recently viewed');
  await page.goto('/medicines?page=12');
  await page.locator('main article').last().scrollIntoViewIfNeeded();
  await look('last page of the listing');
};

/** A guest's bag, then after a sign-in a line that is stuck and one that is offered. */
export const seeBag: Walk = async (page, look) => {
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
};

/** Walks by their names; those with `long` are for `npm run test:all` alone. */
export type Walks = Readonly<Record<string, { readonly walk: Walk; readonly details?: TestDetails }>>;

/** Every state of the shop. */
export const shopWalks: Walks = {
  'a visitor’s pages': { walk: visitor },
  'a guest’s bag, wishlist and sign-in, and the move to the account': { walk: bagAndWishlist },
  'a product’s page, its dialogs and the mobile menu': { walk: product },
  'an empty account': {
    walk: async (page, look) => {
      await signIn(page, noah);
      await lookAt(page, look, '/cart', 'empty cart');
      await lookAt(page, look, '/myaccount/wishlist', 'empty wishlist');
      await lookAt(page, look, '/myaccount/orders', 'orders as ids');
    },
    details: long,
  },
  'a full account': {
    walk: async (page, look) => {
      await signIn(page, asha);
      await lookAt(page, look, '/cart', 'cart', '[aria-label="Cart items"]');
      await lookAt(page, look, '/myaccount', 'account menu');
      await lookAt(page, look, '/myaccount/wishlist', 'wishlist', 'main article');
      await seeOrder(page, look);
      await lookAt(page, look, '/myaccount/payments', 'payments');
      await lookAt(page, look, '/myaccount/profile', 'profile');
      await lookAt(page, look, '/myaccount/addresses', 'addresses');
    },
  },
  'the checkout': {
    walk: async (page, look) => {
      await signIn(page, asha);
      await seeCheckout(page, look);
    },
  },
  'the comparison': { walk: seeComparison, details: long },
  'an opened description, recently viewed products and a listing’s last page': { walk: seeBelow, details: long },
  'a filled guest’s bag, and its stuck and offered lines': { walk: seeBag, details: { ...provokesFailures, ...long } },
};
