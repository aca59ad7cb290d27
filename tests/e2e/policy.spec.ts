import type { Page } from '@playwright/test';
import { expect, test } from './support/shopTest';

/** Runs injected code. Returns queries of the page: the policy's reports so far, what executed, whether it was styled. */
async function tryToBreakIn(page: Page) {
  await page.evaluate(async () => {
    const held: string[] = [];
    Reflect.set(window, 'held', held);
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
    // Deferred: the evaluation of the test tool is exempt from the policy.
    setTimeout(() => {
      try {
        // biome-ignore lint/security/noGlobalEval: the policy must block it.
        window.eval('window.ran = "eval"');
      } catch {
        // Blocked.
      }
    });
  });
  const held = () => page.evaluate((): string[] => [...new Set<string>(Reflect.get(window, 'held'))].sort());
  const ran = () => page.evaluate((): unknown => Reflect.get(window, 'ran') ?? null);
  const styled = () => page.evaluate(() => getComputedStyle(document.body).outlineWidth === '7px');
  return { held, ran, styled };
}

test('injected code neither runs nor sends requests', async ({ browser, baseURL, variant }) => {
  // A separate context, because violations are expected here.
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { held, ran, styled } = await tryToBreakIn(page);
  const always = [
    'base-uri',
    'connect-src',
    'frame-src',
    'object-src',
    'script-src',
    'script-src-attr',
    'script-src-elem',
  ];
  // An object loads with the next layout.
  await expect.poll(held).toEqual(variant === 'demo' ? [...always, 'style-src-elem'] : always);
  expect(await ran()).toBeNull();
  // PayPal's buttons need inline styles, so a hosted build allows them.
  expect(await styled()).toBe(variant === 'hosted');
  await context.close();
});
