import { describe, expect, it } from 'vitest';
import { alternatesOf, siteMap } from '@/hosting/siteMap';

describe('a site map', () => {
  const languages = [
    { locale: 'en-CA', prefix: '' },
    { locale: 'fr-CA', prefix: 'fr/' },
  ];

  it('names each page in every language, escaped, with its alternates', () => {
    const map = siteMap([alternatesOf('https://shop.test', languages, '/products/Neem_&_Tulsi')]);
    const [english, french] = [
      'https://shop.test/products/Neem_&amp;_Tulsi',
      'https://shop.test/fr/products/Neem_&amp;_Tulsi',
    ];
    const links = [
      ['en-CA', english],
      ['fr-CA', french],
      ['x-default', english],
    ].map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`);
    for (const address of [english, french]) expect(map).toContain(`<url><loc>${address}</loc>${links.join('')}</url>`);
    expect(map.match(/<loc>/g)).toHaveLength(2);
  });

  it('holds no more addresses than the format allows', () => {
    const pages = Array.from({ length: 25_001 }, (_, index) =>
      alternatesOf('https://shop.test', languages, `/${index}`),
    );
    expect(siteMap(pages).match(/<loc>/g)).toHaveLength(50_000);
  });
});
