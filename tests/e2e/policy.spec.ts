import type { Page } from '@playwright/test';
import { expect, test } from './support/shopTest';

const product = '/products/Himalayan_Shilajit_Resin';

/** Tries what an attacker would, and gives what ran and what the policy said. */
function tryToBreakIn(page: Page) {
  return page.evaluate(async () => {
    const held: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => held.push(effectiveDirective));
    const add = (tag: string, fields: object) =>
      document.body.append(Object.assign(document.createElement(tag), fields));
    add('script', { textContent: 'window.ran = "inline script"' });
    add('script', { src: 'https://evil.example/x.js' });
    add('div', { innerHTML: '<img src="data:," onerror="window.ran = \'handler\'">' });
    add('iframe', { src: 'https://evil.example/' });
    add('object', { data: 'https://evil.example/x' });
    add('base', { href: 'https://evil.example/' });
    add('style', { textContent: 'body { outline: 7px solid red }' });
    await fetch('https://evil.example/').catch(() => {});
    // Later, on the page's own account: the tool that asks is let through.
    setTimeout(() => {
      try {
        // biome-ignore lint/security/noGlobalEval: the policy must hold it back.
        window.eval('window.ran = "eval"');
      } catch {
        // Held back.
      }
    });
    await new Promise((done) => setTimeout(done, 300));
    return {
      ran: Reflect.get(window, 'ran') ?? null,
      styled: getComputedStyle(document.body).outlineWidth === '7px',
      held: [...new Set(held)].sort(),
    };
  });
}

test('what is slipped into a page neither runs nor calls out', async ({ browser, baseURL, flavour }) => {
  // A context of its own: here the policy is to be broken.
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { ran, styled, held } = await tryToBreakIn(page);
  expect(ran).toBeNull();
  const always = [
    'base-uri',
    'connect-src',
    'frame-src',
    'object-src',
    'script-src',
    'script-src-attr',
    'script-src-elem',
  ];
  expect(held).toEqual(flavour === 'demo' ? [...always, 'style-src-elem'] : always);
  // PayPal's buttons bring styles of their own, so a hosted build lets styles be.
  expect(styled).toBe(flavour === 'hosted');
  await context.close();
});

test('a product’s data for search engines is there under the policy', async ({ page }) => {
  const answer = await page.goto(product);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { level: 1, name: 'Himalayan Shilajit Resin' })).toBeVisible();
  const blocks = page.locator('script[type="application/ld+json"]');
  await expect
    .poll(async () => (await blocks.allTextContents()).map((text) => JSON.parse(text)['@type']))
    .toContain('Product');
});

test('pages are asked for again each time, assets kept for a year, unknown assets are a 404', async ({
  request,
  page,
}) => {
  const index = await request.get('/orders/checkout');
  expect(index.headers()['cache-control']).toBe('no-cache');
  expect(await index.text()).toContain('id="root"');
  const [, script = ''] = /["`](\/assets\/[^"`]+\.js)["`]/.exec(await index.text()) ?? [];
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const unknown = await request.get('/assets/x.js');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).not.toContain('id="root"');
  await page.goto('/about-us');
  const out = page.locator('a[href^="https:"]');
  await expect(out.first()).toBeVisible();
  for (const link of await out.all()) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
