import { describe, expect, it } from 'vitest';
import { siteMap } from '@/hosting/siteMap';

describe('a site map', () => {
  it('names each address, escaped', () => {
    expect(siteMap(['https://shop.test/', 'https://shop.test/products/Neem_&_Tulsi'])).toContain(
      '<url><loc>https://shop.test/products/Neem_&amp;_Tulsi</loc></url>',
    );
  });

  it('holds no more addresses than the format allows', () => {
    const addresses = Array.from({ length: 50_001 }, (_, index) => `https://shop.test/${index}`);
    expect(siteMap(addresses).match(/<loc>/g)).toHaveLength(50_000);
  });
});
