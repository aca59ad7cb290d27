import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { offlinePage } from '@/build/offlinePage';
import { offlinePageTexts } from '@/build/texts';
import type { BuildLanguage } from '@/build/translate';
import { shopName } from '@/config/constants';
import { themes } from '../../../tailwind.config';

const page = (language: BuildLanguage) => offlinePage('/shop/', 'assets/index-a.css', language);
const html = await page({ language: 'en', locale: 'en-CA' });
const { ivory, leaf } = themes.light;

it('the offline page names the shop and takes its files from the shop’s path', () => {
  expect(offlinePageTexts.shop).toBe(shopName);
  expect(html).toContain('href="/shop/assets/index-a.css"');
  expect(html).toContain(`(prefers-color-scheme: light)" content="${leaf}"`);
  expect(html).toContain(`(prefers-color-scheme: dark)" content="${themes.dark.ivory}"`);
  expect(html).toContain('.theme=');
  expect(html).toContain('<a href="" ');
});

it('the offline page is in the language of its build', async () => {
  expect(html).toContain('<html lang="en-CA">');
  expect(html).toContain(offlinePageTexts.title);
  const french = await page({ language: 'fr', locale: 'fr-CA' });
  expect(french).toContain('<html lang="fr-CA">');
  expect(french).toContain('Nous n’arrivons pas à joindre la boutique');
});

describe('the web app manifest', () => {
  const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));
  it('has the shop’s name and colours', () => {
    expect(manifest).toMatchObject({ name: shopName, theme_color: leaf, start_url: '/', id: '/' });
    expect(manifest.background_color).toBe(ivory);
  });
  it('has icons of 192 and 512 px, maskable ones too, and every file is of its size', () => {
    const sizes = manifest.icons.map(
      ({ sizes: size, purpose = 'any' }: Record<string, string>) => `${size} ${purpose}`,
    );
    for (const size of ['192x192', '512x512'])
      expect(sizes).toEqual(expect.arrayContaining([`${size} any`, `${size} maskable`]));
    for (const { src, sizes: size, type } of manifest.icons.filter(
      ({ type: kind }: { type: string }) => kind === 'image/png',
    )) {
      const png = readFileSync(`public${src}`);
      expect(type).toBe('image/png');
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(size);
    }
  });
});
