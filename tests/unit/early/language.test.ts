import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleScript } from '@/build/bundleScript';

interface Visit {
  readonly address: string;
  readonly kept?: string | null;
  readonly languages?: readonly string[];
  readonly referrer?: string;
  readonly type?: 'navigate' | 'reload' | 'back_forward';
  readonly blocked?: boolean;
}

const scripts: Record<string, string> = {};
beforeAll(async () => {
  for (const base of ['/', '/fr/']) {
    const constants = { __BASE__: base, __ROOT__: '/', __FOLDERS__: { en: '', fr: 'fr/' } };
    scripts[base] = await bundleScript('early/language.ts', constants);
  }
});

/** The address that the page gives way to; null where it stays. */
function wayOf({ address, kept = null, languages = ['en-CA'], referrer = '', type = 'navigate', blocked }: Visit) {
  const { origin, pathname, search, hash } = new URL(address, 'https://shop.test');
  let left: string | null = null;
  let shown = pathname + search + hash;
  const root = { hidden: false };
  runInNewContext(scripts[/^\/fr(\/|$)/.test(pathname) ? '/fr/' : '/'] ?? '', {
    location: { origin, pathname, search, hash, replace: (to: string) => (left = to) },
    history: { state: null, replaceState: (_: unknown, __: string, to: string) => (shown = to) },
    navigator: { languages },
    document: { referrer, documentElement: root },
    performance: { getEntriesByType: () => [{ type }] },
    localStorage: {
      getItem: () => {
        if (blocked) throw new Error('blocked');
        return kept;
      },
    },
  });
  // A page that gives way shows nothing and asks for nothing.
  expect(root.hidden).toBe(left !== null);
  return { left, shown };
}

const french = ['fr-CA', 'en-CA'];

describe('a page without a language in its address', () => {
  it.each<[string, Visit, string | null]>([
    ['the browser prefers French', { address: '/cart?a=1#b', languages: french }, '/fr/cart?a=1#b'],
    ['the browser prefers English', { address: '/', languages: ['en-US', 'fr'] }, null],
    ['the browser prefers a language that the shop does not speak', { address: '/', languages: ['de', 'fr'] }, '/fr/'],
    ['the browser speaks none of them', { address: '/', languages: ['de'] }, null],
    ['French was chosen', { address: '/medicines', kept: 'fr' }, '/fr/medicines'],
    ['English was chosen', { address: '/', kept: 'en', languages: french }, null],
    ['the kept choice is damaged', { address: '/', kept: '{', languages: french }, '/fr/'],
    ['storage is blocked', { address: '/', blocked: true, languages: french }, '/fr/'],
    ['it is reached from the shop', { address: '/', languages: french, referrer: 'https://shop.test/fr/' }, null],
    ['it is reloaded', { address: '/', kept: 'fr', type: 'reload' }, '/fr/'],
    [
      'Back leads to it after French was chosen',
      { address: '/', kept: 'fr', referrer: 'https://shop.test/', type: 'back_forward' },
      '/fr/',
    ],
    ['Back leads to it and nothing was chosen', { address: '/', languages: french, type: 'back_forward' }, null],
  ])('gives way or stays where %s', (_, visit, left) => expect(wayOf(visit).left).toBe(left));
});

describe('a page with a language in its address', () => {
  it.each<[string, Visit, string | null]>([
    [
      'its path looks like another host',
      { address: '/fr//evil.test/x', kept: 'en', type: 'back_forward' },
      '/evil.test/x',
    ],
    ['English was chosen: the link decides', { address: '/fr/cart', kept: 'en' }, null],
    ['the browser prefers English', { address: '/fr/cart' }, null],
    [
      'Back leads to it after English was chosen',
      { address: '/fr/cart?a=1', kept: 'en', type: 'back_forward' },
      '/cart?a=1',
    ],
    ['Back leads to it after French was chosen', { address: '/fr/cart', kept: 'fr', type: 'back_forward' }, null],
  ])('gives way or stays where %s', (_, visit, left) => expect(wayOf(visit).left).toBe(left));

  it('has the slash of its folder', () => {
    expect(wayOf({ address: '/fr?a=1' })).toEqual({ left: null, shown: '/fr/?a=1' });
    expect(wayOf({ address: '/fr/cart' })).toEqual({ left: null, shown: '/fr/cart' });
  });
});
