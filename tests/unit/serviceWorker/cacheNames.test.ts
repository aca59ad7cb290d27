import { describe, expect, it } from 'vitest';
import { cacheNames, outdatedCaches, ownCaches } from '@/serviceWorker/pageRules';

const of = (build: string, base = '/') => Object.values(cacheNames(base, build));
const first = of('one');
const second = of('two');
const third = of('three');
const all = [...new Set(['catalogue', ...of('one', '/beta/'), ...first, ...second, ...third])];

describe('the caches of a worker', () => {
  it('are not those of the page, nor of a shop below another path', () =>
    expect(ownCaches(all, '/').sort()).toEqual([...new Set([...first, ...second, ...third])].sort()));
  it('share their pictures between builds', () =>
    expect(cacheNames('/', 'one').pictures).toBe(cacheNames('/', 'two').pictures));
});

describe('a build that takes over', () => {
  it('drops files and pages of all earlier builds', () =>
    expect(outdatedCaches(all, '/', 'three', false)).toEqual([
      'shop files / one',
      'shop pages / one',
      'shop files / two',
      'shop pages / two',
    ]));
  it('keeps the files of the build before it, and none of its pages, while tabs are open', () =>
    expect(outdatedCaches(all, '/', 'three', true)).toEqual([
      'shop files / one',
      'shop pages / one',
      'shop pages / two',
    ]));
  it('drops nothing where there was no other', () => expect(outdatedCaches(first, '/', 'one', true)).toEqual([]));
});
