import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { serveBuild } from '../support/hosting/serveBuild';
import { collectReports } from '../support/reportCollector';
import { build } from './support/builds';
import { asha, fillSignIn, signIn, toReview } from './support/customer';
import { openReviewAsGuest, pay, payAndConfirm } from './support/guestCheckout';
import { shopServer } from './support/shopServer';
import { expect, provokesFailures, test } from './support/shopTest';

const dir = '.cache/dist-report';
/** What the guest's checkout types. */
const guestTypes = ['noor', 'gill', '4165550137', '416 555', 'm5v', '12 elm', 'the annex', 'library'];
const searched = 'brahmannad';

let host: Awaited<ReturnType<typeof serveBuild>>;
let collector: Awaited<ReturnType<typeof collectReports>>;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  collector = await collectReports();
  build(dir, { VITE_REPORT_URL: collector.url });
  host = await serveBuild(dir, 0);
});

test.beforeEach(() => collector.clear());
test.afterAll(() => Promise.all([host.stop(), collector.stop()]));

const started = (page: Page) => page.waitForResponse(/\/startReport-/);

/** Opens a page and waits until it reports. */
async function open(page: Page, path: string): Promise<void> {
  const start = started(page);
  await page.goto(host.url + path);
  await start;
  await expect.poll(() => page.evaluate(() => Object.hasOwn(history, 'pushState'))).toBe(true);
}

/** Leaves the shop, which sends the last figures, and waits for them. A shift may belong to any route of the visit. */
async function leave(page: Page, landing: string): Promise<void> {
  await expect.poll(() => collector.figures().map(({ route }) => route)).toContain(landing);
  const shifts = () => collector.figures().filter(({ name }) => name === 'CLS').length;
  const before = shifts();
  await page.goto(`${host.url}/robots.txt`);
  await expect.poll(shifts).toBeGreaterThan(before);
}

function expectNothingOf(typed: readonly string[]): void {
  expect(collector.received.length).toBeGreaterThan(0);
  for (const { body, path, headers } of collector.received) {
    for (const text of typed) expect((body + path).toLowerCase()).not.toContain(text.toLowerCase());
    for (const name of ['cookie', 'referer', 'authorization']) expect(headers).not.toHaveProperty(name);
  }
}

test('a build without the variable has no code that reports, one with it names the host in its policy', () => {
  const code = (build: string) => readdirSync(`${build}/assets`).filter((name) => name.startsWith('startReport'));
  expect(code('.cache/dist-hosted')).toEqual([]);
  expect(code(dir)).toHaveLength(1);
  const named = new RegExp(`connect-src [^;]* ${new URL(collector.url).origin} `);
  expect(readFileSync(`${dir}/_headers`, 'utf8')).toMatch(named);
});

test('a guest’s purchase is reported in figures by route, and no typed text is sent', async ({ page }) => {
  const start = started(page);
  await openReviewAsGuest(page, host.url, () => start);
  await payAndConfirm(page);
  await leave(page, '/products/:productName');
  await expect
    .poll(() => [...new Set(collector.figures().map(({ name }) => name))].sort())
    .toEqual(['CLS', 'INP', 'LCP', 'TTFB']);
  for (const figure of collector.figures()) {
    const keys = ['id', 'kind', 'name', 'navigation', 'release', 'route', 'value', 'version'];
    expect(Object.keys(figure).sort()).toEqual(keys);
    expect(figure.value).toBeGreaterThanOrEqual(0);
    expect(figure.release).toMatch(/^[\w-]{8}$/);
  }
  const routesOf = (name: string) =>
    collector.figures().flatMap((figure) => (figure.name === name ? figure.route : []));
  for (const name of ['LCP', 'TTFB']) expect(routesOf(name), name).toEqual(['/products/:productName']);
  expect(collector.reports().filter(({ kind }) => kind !== 'figure')).toEqual([]);
  expectNothingOf([...guestTypes, 'shilajit']);
});

test('a customer’s visit is reported without typed text or token, errors included', async ({ page }) => {
  test.info().annotations.push({ type: 'console', description: 'page error: (Broken|Late)' });
  await open(page, '/about-us');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.fill(searched);
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error(`Late ${location.href} brahmannad`))));
  await expect.poll(() => collector.errors().length).toBe(1);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${searched}$`));
  await open(page, '/sign-in');
  await fillSignIn(page.getByRole('main'), asha);
  await expect(page).toHaveURL(`${host.url}/`);
  await page.goto(`${host.url}/cart`);
  const start = started(page);
  await page.reload();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await start;
  await page.evaluate(() => {
    const token = localStorage.getItem('authToken');
    const text = `Broken for Asha, asha@demo.example, ${token}, 416 555 0199, M5V 2T6, ${document.body.innerText}`;
    for (const _ of [1, 2])
      setTimeout(() => {
        throw new TypeError(text);
      });
  });
  await expect.poll(() => collector.errors().length).toBe(2);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  expect(token).toBeTruthy();
  await toReview(page);
  await payAndConfirm(page);
  await leave(page, '/cart');
  expect(collector.errors()).toEqual([
    expect.objectContaining({ name: 'Error', message: expect.stringMatching(/^Late /), route: '/about-us' }),
    expect.objectContaining({ name: 'TypeError', message: expect.stringMatching(/^Broken /) }),
  ]);
  expectNothingOf([searched, 'asha', asha.password, 'demo.example', '416 555', 'M5V', token ?? '']);
});

test('a payment without a confirmed order is reported once', provokesFailures, async ({ page, request }) => {
  const server = shopServer(request);
  await server.fail({ call: 'createBuyNowBooking', kind: '500', times: 1 });
  await openReviewAsGuest(page, host.url);
  await pay(page);
  await expect(page.getByRole('heading', { name: /order not yet confirmed/ })).toBeVisible();
  await expect.poll(() => collector.payments().length, { timeout: 20_000 }).toBe(1);
  const { captures } = await server.state();
  expect(collector.payments()[0]).toEqual({
    version: 1,
    release: expect.stringMatching(/^[\w-]{8}$/),
    kind: 'payment',
    attempt: expect.stringMatching(/^[\w-]+$/),
    capture: captures[0]?.id,
    state: 'UNKNOWN',
    cents: Number(captures[0]?.amount.value) * 100,
    currency: 'CAD',
    route: '/orders/review',
  });
  await open(page, '/');
  await leave(page, '/');
  expect(collector.payments()).toHaveLength(1);
  expectNothingOf(guestTypes);
});

test('a browser that asks for privacy reports nothing', async ({ page }) => {
  await page.addInitScript(() => Object.assign(Navigator.prototype, { globalPrivacyControl: true }));
  const start = started(page);
  await page.goto(`${host.url}/`);
  await start;
  await page.waitForLoadState('networkidle');
  await page.goto(`${host.url}/robots.txt`);
  await page.waitForLoadState('networkidle');
  expect(collector.received).toEqual([]);
});

test('a customer can sign in while the reports’ host is down', provokesFailures, async ({ page }) => {
  await collector.stop();
  await open(page, '/');
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { message: 'Broken' })));
  await signIn(page, asha, host.url);
});
