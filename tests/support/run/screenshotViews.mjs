/** Name, URL and actions. Views without a URL continue from the previous one. */
const product = '/products/Himalayan_Shilajit_Resin';
const press = (role, name) => (page) => page.getByRole(role, { name }).first().click();

/** Wide windows show the search field, narrow ones the button that opens it. */
async function typeSearch(page) {
  const opener = page.getByRole('button', { name: 'Open search' });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true }).pressSequentially('brahma');
  await page.getByRole('listbox').waitFor();
}

/** Loads what renders near the viewport. */
async function toReviews(page) {
  // The placeholder disappears when its content loads.
  await page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
  await page.getByRole('region', { name: 'Customer reviews' }).waitFor();
}

async function writeReview(page) {
  await toReviews(page);
  await press('button', 'Write a Review')(page);
}

/** Below the buy box, where the phone's buy bar appears. */
async function scrollOn(page) {
  await toReviews(page);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(600);
}

async function openMenu(page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) return menu.click();
  await page.getByRole('button', { name: 'Products', exact: true }).click();
}

export const publicViews = [
  { name: 'home', path: '/' },
  { name: 'french-product', path: `/fr${product}` },
  { name: 'menu', windowOnly: true, path: '/', prepare: openMenu },
  { name: 'suggestions', windowOnly: true, path: '/about-us', prepare: typeSearch },
  { name: 'listing', path: '/medicines' },
  { name: 'listing-brand', path: '/medicines/Brahmanand' },
  { name: 'listing-search', path: '/medicines?q=tea' },
  { name: 'listing-nothing', path: '/medicines?q=xylophone' },
  { name: 'product', path: product },
  { name: 'product-zoom', windowOnly: true, path: product, prepare: press('button', 'Zoom picture') },
  { name: 'product-bar', windowOnly: true, path: product, prepare: scrollOn },
  { name: 'product-review-form', windowOnly: true, path: product, prepare: writeReview },
  { name: 'product-email', windowOnly: true, path: product, prepare: press('button', 'Buy Now') },
  { name: 'product-missing', path: '/products/No_Such_Thing' },
  { name: 'about', path: '/about-us' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'cart-guest', path: '/cart' },
  { name: 'wishlist-guest', path: '/myaccount/wishlist' },
  { name: 'not-found', path: '/no-such-page' },
];

export const guestViews = [
  {
    name: 'checkout-guest',
    path: product,
    prepare: async (page) => {
      await press('button', 'Buy Now')(page);
      await page.getByRole('dialog').getByRole('textbox').fill('noor@example.com');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('textbox', { name: 'Pincode' }).waitFor();
    },
  },
];

export const memberViews = [
  {
    name: 'cart',
    path: '/sign-in',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('asha@demo.example');
      await page.getByLabel('Password', { exact: true }).fill('asha-likes-tulsi');
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto('/cart');
      await page.getByRole('button', { name: 'Proceed to Checkout' }).first().waitFor();
    },
  },
  { name: 'checkout', prepare: press('button', 'Proceed to Checkout') },
  { name: 'payments', prepare: press('button', 'Continue to Payment Options') },
  { name: 'review', prepare: press('button', 'Continue to Review & Confirm') },
  { name: 'account', path: '/myaccount' },
  { name: 'orders', path: '/myaccount/orders' },
  { name: 'order', prepare: press('button', 'Details') },
  { name: 'invoice', prepare: press('link', 'Invoice') },
  { name: 'account-payments', path: '/myaccount/payments' },
  { name: 'wishlist', path: '/myaccount/wishlist' },
  { name: 'addresses', path: '/myaccount/addresses' },
  { name: 'profile', path: '/myaccount/profile' },
];

const dashboard = (query) => `/admin/dasboard?${query}`;

export const adminViews = [
  {
    name: 'admin',
    path: '/admin/sign-in',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Username' }).fill('admin');
      await page.getByLabel('Password', { exact: true }).fill('north-star-tea');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    },
  },
  { name: 'admin-products', windowOnly: true, path: dashboard('show=1') },
  { name: 'admin-products-table', windowOnly: true, path: dashboard('show=1&view=table') },
  { name: 'admin-product-form', windowOnly: true, path: dashboard('show=1&product=new') },
  { name: 'admin-delete', windowOnly: true, path: dashboard('show=1'), prepare: press('button', /^Delete/) },
  { name: 'admin-users', windowOnly: true, path: dashboard('tab=user&show=1&view=cards') },
  { name: 'admin-bookings', windowOnly: true, path: dashboard('tab=bookings&show=1') },
  {
    name: 'admin-booking',
    windowOnly: true,
    path: dashboard('tab=bookings&show=1&view=cards'),
    prepare: press('link', /^Order/),
  },
  { name: 'admin-slip', prepare: press('link', /^Packing slip$/) },
  { name: 'admin-buynow', windowOnly: true, path: dashboard('tab=buynowbookings&show=1&view=table') },
  { name: 'admin-payments', windowOnly: true, path: dashboard('tab=payments&totals=1') },
];
