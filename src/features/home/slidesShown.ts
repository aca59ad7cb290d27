import type { SlidesShown } from '@/ui/carouselTypes';

/** Featured Products: 5 at a time, 3 under 1024 px, 2 under 600 px (§2). */
export const featuredShown: SlidesShown = {
  wide: 5,
  under: [
    { width: 1024, slides: 3 },
    { width: 600, slides: 2 },
  ],
};

/** Best Sellers: 4 at a time (§2), fewer under the other breakpoints of §9. */
export const bestSellersShown: SlidesShown = {
  wide: 4,
  under: [
    { width: 1024, slides: 3 },
    { width: 768, slides: 2 },
    { width: 480, slides: 1 },
  ],
};

/** The banner: one at a time (§2). */
export const bannerShown: SlidesShown = { wide: 1, under: [] };
