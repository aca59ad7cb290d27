import type { Locator, Page } from '@playwright/test';
import { accountMenu, asha, fillSignIn } from './support/customer';
import { expectStyleToChangeNothing } from './support/firstView';
import { expect, holdBack, long, provokesFailures, test, untilAppRuns } from './support/shopTest';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const resin = '/products/Himalayan_Shilajit_Resin';

async function open(page: Page, path: string, size: typeof phone) {
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.locator('#main article, #main h1').first()).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Holds the shop's code back. Returns what sends it. */
const holdCode = (page: Page) => holdBack(page.context(), /\/assets\/vendor-/);

/** The box of an element that may be replaced meanwhile, as by the carousel when its library loads. */
async function boxOf(place: Locator) {
  let box = await place.boundingBox();
  await expect(async () => {
    box ??= await place.boundingBox();
    expect(box).not.toBeNull();
  }).toPass();
  if (!box) throw new Error('Not shown');
  return { ...box, bottom: box.y + box.height };
}

for (const [where, size, windows] of [
  ['a phone', phone, 1.5],
  ['a desktop', desktop, 1],
] as const)
  test(`the home page’s hero leaves room for products on ${where}`, size === phone ? {} : long, async ({ page }) => {
    await open(page, '/', size);
    const hero = await boxOf(page.getByRole('region', { name: 'Welcome' }));
    expect(hero.height).toBeLessThanOrEqual(size.height * 0.6);
    const first = page.getByRole('region', { name: 'Featured Products' }).getByRole('article').first();
    expect((await boxOf(first)).y).toBeLessThan(size.height * windows);
  });

test('the title of the banner is in its place before the rest of the banner is parsed', async ({ page }) => {
  // The slider would put a copy of its last banner first.
  await holdCode(page);
  await page.setViewportSize(phone);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  const title = page.getByRole('region', { name: 'Banners' }).locator('h2').first();
  const [whole, partial] = await title.evaluate((heading) => {
    const before = heading.getBoundingClientRect().y;
    while (heading.nextElementSibling) heading.nextElementSibling.remove();
    return [before, heading.getBoundingClientRect().y];
  });
  expect(partial).toBe(whole);
});

test('a product’s page has its header, its shape and its calls before the shop’s code arrives', async ({ page }) => {
  await page.setViewportSize(phone);
  const send = await holdCode(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(decodeURIComponent(new URL(request.url()).pathname)));
  await page.goto(resin, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Tulsi North, home' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading product' })).toBeVisible();
  const calls = () => requested.filter((path) => path.startsWith('/product/'));
  await expect.poll(calls).toEqual(['/product/Himalayan Shilajit Resin', '/product/getProducts']);
  // A link works without code.
  await expect(page.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  send();
  await expect(page.getByRole('heading', { level: 1, name: 'Himalayan Shilajit Resin' })).toBeVisible();
  // Each was sent once: the app used the responses that were in flight.
  expect(calls()).toHaveLength(2);
});

test('a brand’s list in another order than its HTML’s has a shape before the code arrives', async ({ page }) => {
  const send = await holdCode(page);
  await page.goto('/medicines/Brahmanand?sort=price-asc', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading products' })).toBeVisible();
  send();
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('article').first()).toBeVisible();
});

test('what is typed, filled in or chosen before the shop’s code arrives is not lost', async ({ page }) => {
  const send = await holdCode(page);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(asha.email);
  await main.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('banner').getByRole('combobox').first().fill('tulsi');
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
  await dark.check({ force: true });
  send();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toBeChecked();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(accountMenu(page, asha.name)).toBeVisible();
});

test('what is typed while the app takes over is not lost', async ({ page }) => {
  // Right after React has subscribed to events, before it has hydrated anything.
  await page.addInitScript((email) => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest) {
      listen.call(this, type, ...rest);
      if (type !== 'input' || !(this instanceof HTMLElement) || this.id !== 'root') return;
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(() => {
        document.querySelector<HTMLInputElement>('main input')?.focus();
        document.execCommand('insertText', false, email);
        document.querySelector<HTMLInputElement>('header input')?.focus();
        document.execCommand('insertText', false, 'tulsi');
      });
    };
  }, asha.email);
  await page.goto('/sign-in');
  await expect(page.getByRole('listbox')).toBeVisible();
  const main = page.getByRole('main');
  await main.getByLabel('Password', { exact: true }).fill(asha.password);
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(accountMenu(page, asha.name)).toBeVisible();
});

test('a button that is pressed before the shop’s code arrives takes effect afterwards', async ({ page }) => {
  const send = await holdCode(page);
  await page.setViewportSize(phone);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await fillSignIn(page.getByRole('main'), asha);
  send();
  await expect(page).toHaveURL('/');

  const sendHome = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  sendHome();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a sign-up that starts before the shop’s code arrives keeps its fields', long, async ({ page }) => {
  const send = await holdCode(page);
  await page.goto('/sign-up', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'First Name' }).fill('Noor');
  await main.getByRole('combobox', { name: 'Country' }).selectOption('Japan');
  send();
  await untilAppRuns(page);
  await main.getByRole('button', { name: 'Sign Up' }).click();
  await expect(main.getByRole('textbox', { name: 'First Name' })).toHaveValue('Noor');
  await expect(main.getByRole('combobox', { name: 'Country' })).toHaveValue('Japan');
  await expect(main.getByText(/^Please fill in the following fields:/)).not.toContainText('First Name');
});

test('three products of a listing are whole in a phone’s first view, each beside its picture', async ({ page }) => {
  await open(page, '/medicines', phone);
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('article');
  await expect(cards.nth(2)).toBeInViewport({ ratio: 1 });
  const card = cards.first();
  const picture = await boxOf(card.locator('img'));
  const name = await boxOf(card.getByRole('heading'));
  expect(name.x).toBeGreaterThanOrEqual(picture.x + picture.width);
  expect(name.y).toBeLessThan(picture.bottom);
});

for (const path of [resin, '/products/Ashwagandha_Root_Capsules'])
  test(
    `name, price and button of ${path} are in a phone’s first view`,
    path === resin ? {} : long,
    async ({ page }) => {
      await open(page, path, phone);
      const crumbs = await boxOf(page.getByRole('navigation', { name: 'Breadcrumb' }));
      expect(crumbs.height).toBeLessThan(40);
      const rating = await boxOf(page.locator('a[href="#reviews"]'));
      expect(rating.height).toBeGreaterThanOrEqual(24);
      const buy = page.getByRole('region', { name: 'Buy', exact: true });
      for (const place of [
        page.getByRole('heading', { level: 1 }),
        buy.locator('strong'),
        buy.getByRole('button', { name: 'Add To Bag' }),
      ]) {
        const { y, bottom } = await boxOf(place);
        expect(y).toBeGreaterThan(64);
        expect(bottom).toBeLessThanOrEqual(phone.height);
      }
    },
  );

test('a product whose buttons lie below the first view of a phone has the buy bar there', async ({ page }) => {
  await open(page, '/products/Shatavari_Root_Powder', { width: 360, height: 480 });
  const bar = page.getByRole('region', { name: 'Buy this product' });
  await expect(bar.getByRole('button', { name: 'Add To Bag' })).toBeInViewport({ ratio: 1 });
  const buy = page.getByRole('region', { name: 'Buy', exact: true });
  await buy.getByRole('button', { name: 'Add To Bag' }).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
});

const firstViews = ['/', '/medicines', resin, '/cart', '/sign-in'];

declare global {
  interface Window {
    shifts: PerformanceEntry[];
  }
}

/** Runs what sends something that was held back, and expects that nothing moves by it. */
async function expectNoShift(page: Page, send: () => void) {
  // The browser may paint before it has parsed all of the HTML, whose later parts then take their places.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });
  send();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(await page.evaluate(() => window.shifts.map((shift) => shift.toJSON()))).toEqual([]);
}

for (const path of firstViews)
  test(
    `the first view of ${path} looks the same before and after the whole stylesheet`,
    { ...provokesFailures, ...long },
    async ({ page }) => expectStyleToChangeNothing(page, path),
  );

for (const path of firstViews)
  test(`nothing of ${path} moves while the app takes it over`, path === '/' ? {} : long, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const send = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(async () => void (await document.fonts.ready));
    await expectNoShift(page, send);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('the cards of a listing stay where they are when the fonts arrive', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const send = await holdBack(page.context(), /\.woff2/);
  await page.goto('/medicines', { waitUntil: 'commit' });
  await untilAppRuns(page);
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  await expectNoShift(page, send);
});

test('a shop whose stylesheet fails to load can still be used', provokesFailures, async ({ page }) => {
  await page.route(/\/assets\/index-[^/]*\.css/, (route) => route.abort());
  await page.goto(resin);
  await page.getByRole('button', { name: 'Add To Bag' }).click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
});
