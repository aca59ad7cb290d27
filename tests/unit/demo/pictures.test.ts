// Needs a DOM.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSeed } from '@/demo/seed/seed';
import { bases, outcome, startBackend } from './backend';

const folder = 'src/demo/pictures';
const pictures = readdirSync(folder).map((file) => ({ file, svg: readFileSync(path.join(folder, file), 'utf8') }));
const failing = (isSound: (svg: string) => boolean) =>
  pictures.filter(({ svg }) => !isSound(svg)).map(({ file }) => file);

describe('the files of the product pictures', () => {
  it('are those that the seed names', () => {
    const images = createSeed({ apiBase: bases.api }).products.flatMap((product) => product.images);
    const named = images.map((image) => image.replace(`${bases.api}/pictures/`, ''));
    expect(new Set(named).size).toBe(named.length);
    expect(named.toSorted()).toEqual(pictures.map(({ file }) => file).toSorted());
  });

  it('are well-formed square SVG documents', () =>
    expect(
      failing((svg) => {
        const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
        const size = ['viewBox', 'width', 'height'].map((name) => root.getAttribute(name)).join();
        return root.nodeName === 'svg' && size === '0 0 800 800,800,800';
      }),
    ).toEqual([]));

  it('contain no script, style, handler or external address', () =>
    expect(
      failing(
        (svg) =>
          !/<script|<style|<foreignObject|<image|<use|\sstyle=|\son\w+=|href|url\((?!#)|\bNaN\b|undefined/i.test(svg),
      ),
    ).toEqual([]));

  it('define each gradient that they refer to once', () =>
    expect(
      failing((svg) => {
        const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
        const named = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
        return new Set(ids).size === ids.length && named.every((id) => ids.includes(id));
      }),
    ).toEqual([]));

  it('differ, and stay under 14 kB each and 1.5 MB in all', () => {
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
    const sizes = pictures.map(({ svg }) => Buffer.byteLength(svg));
    expect(Math.max(...sizes)).toBeLessThan(14_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });
});

describe('the backend', () => {
  it('serves the pictures of a product, and those of a generated one', async () => {
    const { request, store } = startBackend({ products: 70 });
    const images = await store.read(({ products }) => [products[0], products[69]].flatMap((one) => one?.images ?? []));
    expect(images).toHaveLength(4);
    for (const image of images) {
      const picture = await request('GET', image);
      expect(picture.headers.get('Content-Type')).toContain('image/svg+xml');
      expect(await picture.text()).toMatch(/^<svg/);
    }
  });

  it.each(['no-such-tea-front.svg', 'README.md', '..%2FpayPal%2FstandIn.js'])('has no picture %s', async (file) => {
    const { request } = startBackend();
    expect(await outcome(await request('GET', `${bases.api}/pictures/${file}`))).toMatchObject({ status: 404 });
  });
});
