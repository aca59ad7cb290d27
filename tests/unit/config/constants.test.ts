import { expect, it } from 'vitest';
import * as constants from '@/config/constants';

it('the constants that no screen test depends on are those of §9', () => {
  expect(constants).toMatchObject({
    carouselAutoplayMs: 2000,
    carouselTransitionMs: 300,
    similarProductsTransitionMs: 500,
    persistKey: 'root',
    persistTimeoutMs: 5000,
    pincodeMaxLength: 8,
    pincodeLookupLength: 6,
    adminBannerMs: 3000,
    toastMs: 3000,
  });
});
