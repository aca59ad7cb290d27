import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleScript } from '@/build/bundle';
import { firstCallsOf, type PageRow, pages } from '@/config/paths';

const scripts: Record<string, string> = {};
beforeAll(async () => {
  for (const base of ['/', '/fr/'])
    scripts[base] = await bundleScript('early/visitor.ts', {
      __SHOP__: { base, root: '/', folders: { en: '', fr: 'fr/' } },
    });
  scripts.calls = await bundleScript('early/firstCalls.ts', {
    __FIRST_CALLS__: { apiBaseUrl: 'https://api.shop.test', base: '/' },
  });
});

afterEach(() => void vi.useRealTimers());

/** Runs the HTML's script for a visitor: `left` is the address it redirects to, or null; `dataset` the marks it sets. */
function visit(
  address: string,
  saved: Readonly<Record<string, string>> | 'blocked',
  languages: readonly string[] = ['en-CA'],
) {
  const { pathname, search, hash } = new URL(`https://shop.test${address}`);
  let left: string | null = null;
  const dataset: Record<string, string> = {};
  const listeners: Record<string, (event: unknown) => void> = {};
  const stored: Record<string, string> = {};
  const window: { earlyPress?: unknown } = {};
  runInNewContext(scripts[pathname.startsWith('/fr/') ? '/fr/' : '/'] ?? '', {
    location: { pathname, search, hash, replace: (to: string) => (left = to) },
    window,
    setTimeout,
    document: { documentElement: { dataset } },
    navigator: { languages },
    addEventListener: (type: string, listener: (event: unknown) => void, capture?: boolean) =>
      (listeners[capture ? `capture ${type}` : type] = listener),
    localStorage: {
      setItem: (key: string, value: string) => (stored[key] = value),
      getItem: (key: string) => {
        if (saved === 'blocked') throw new Error('blocked');
        return saved[key] ?? null;
      },
    },
  });
  return { left, dataset, listeners, stored, window };
}

describe('the language of a page is its address’s (ruling 52)', () => {
  it.each([
    ['no language was chosen', '/', {}, null],
    ['French was chosen', '/medicines?q=tea#top', { language: 'fr' }, '/fr/medicines?q=tea#top'],
    ['English was chosen', '/', { language: 'en' }, null],
    ['the host responds to a French address with the English page', '/fr/cart?a=1', { language: 'fr' }, null],
    ['an address names French, and English was chosen', '/fr/cart', { language: 'en' }, null],
    ['the stored choice is damaged', '/', { language: '{' }, null],
    ['storage is blocked', '/', 'blocked', null],
    ['the path begins with two slashes', '//evil.test/', { language: 'fr' }, '/fr/evil.test/'],
  ] as const)('where %s, at %s', (_, address, saved, left) => expect(visit(address, saved).left).toBe(left));
});

describe('a line offers the language that the browser prefers, and the page does not redirect (ruling 52)', () => {
  it.each([
    ['prefers French', '/', {}, ['fr-CA', 'en'], 'fr'],
    ['prefers English on a French page', '/fr/cart', {}, ['en-US'], 'en'],
    ['prefers a language that the shop lacks, then French', '/', {}, ['de', 'fr'], 'fr'],
    ['prefers the page’s language', '/', {}, ['en-CA', 'fr-CA'], undefined],
    ['knows none of the shop’s languages', '/', {}, ['de'], undefined],
    ['was offered it before', '/', { 'language-offer': 'made' }, ['fr'], undefined],
    ['has chosen English', '/', { language: 'en' }, ['fr'], undefined],
  ] as const)('a visitor who %s', (_, address, saved, languages, offer) => {
    const { left, dataset } = visit(address, saved, languages);
    expect([left, dataset.languageOffer]).toEqual([null, offer]);
  });
});

describe('before the app runs', () => {
  /** Whether the browser submits a form that matches the selector. */
  function submitted(selector: string): boolean {
    let goesOn = true;
    const target = { matches: (asked: string) => asked === selector };
    visit('/', {}).listeners.submit?.({ target, preventDefault: () => (goesOn = false) });
    return goesOn;
  }

  it('no form but the search is submitted', () => {
    expect(submitted('.sign-in')).toBe(false);
    expect(submitted('[role="search"]')).toBe(true);
  });

  it('the last button that was pressed is noted for the app, for five seconds', () => {
    vi.useFakeTimers();
    const { listeners, window } = visit('/', {});
    const press = (button: string) => listeners['capture click']?.({ target: { closest: () => button } });
    press('first');
    press('second');
    expect(window.earlyPress).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(window.earlyPress).toBe('second');
    vi.advanceTimersByTime(5000);
    expect(window.earlyPress).toBeNull();
  });

  it.each(['click', 'auxclick'])('a %s on the link to a language stores the choice', (press) => {
    const { listeners, stored } = visit('/', {});
    const link = { closest: () => ({ getAttribute: () => 'fr-CA' }) };
    listeners[press]?.({ target: link, button: 2 });
    expect(stored).toEqual({});
    listeners[press]?.({ target: link, button: 1 });
    expect(stored).toEqual({ language: 'fr' });
    listeners[press]?.({ target: { closest: () => null }, button: 0 });
    expect(stored).toEqual({ language: 'fr' });
  });
});

it('the stored theme and a signed-in customer are known before the first paint', () => {
  expect(visit('/', { theme: 'dark', authToken: 'a' }).dataset).toEqual({ theme: 'dark', signedIn: '' });
  expect(visit('/', 'blocked').dataset).toEqual({});
});

/** The addresses that the HTML of a page requests, and whether its own address is of another view than it shows. */
function callsAt(row: PageRow, address: string) {
  const { pathname, search, href } = new URL(address, 'https://shop.test');
  const asked: string[] = [];
  const dataset: Record<string, string> = {};
  const window: { earlyResponses?: Record<string, Promise<unknown>> } = {};
  runInNewContext(scripts.calls ?? '', {
    window,
    URL,
    URLSearchParams,
    location: { pathname, search, href },
    document: { documentElement: { dataset }, currentScript: { dataset: { calls: firstCallsOf(row).join(' ') } } },
    fetch: (to: string) => {
      asked.push(to.replace('https://api.shop.test', ''));
      return Promise.reject(new Error('offline'));
    },
  });
  expect(Object.keys(window.earlyResponses ?? {})).toHaveLength(asked.length);
  return { asked, otherView: 'otherView' in dataset };
}

const catalogue = '/product/getProducts';

describe('the HTML starts the calls of its first view', () => {
  it.each([
    ['/', pages.home, [catalogue]],
    ['/medicines', pages.listing, [catalogue]],
    ['/medicines?q=neem%20oil', pages.listing, ['/product/searchproduct?search=neem%20oil', catalogue]],
    ['/medicines?search=tea', pages.listing, ['/product/searchproduct?search=tea', catalogue]],
    ['/medicines/A%26B', pages.brandListing, [`${catalogue}?brand=A%26B`, catalogue]],
    ['/products/Tulsi_Tea_%2F_50%25', pages.product, ['/product/Tulsi%20Tea%20%2F%2050%25', catalogue]],
    ['/cart', pages.cart, [catalogue]],
    ['/admin/sign-in', pages.adminSignIn, []],
  ] as const)('at %s', (address, row, asked) => expect(callsAt(row, address).asked).toEqual(asked));

  it.each([
    ['/medicines', false],
    ['/medicines?utm_source=mail', false],
    ['/medicines?q=tea', true],
    ['/medicines?page=2', true],
  ])('%s has another view than the first page: %s', (address, other) =>
    expect(callsAt(pages.listing, address).otherView).toBe(other),
  );
});
