import type { SlidesToShow } from '@/ui/slides';

/** Five (§2), fewer below the breakpoints of §9. */
export const featuredSlides: SlidesToShow = {
  wide: 5,
  under: [
    { width: 1024, slides: 3 },
    { width: 600, slides: 2 },
  ],
};

/** Four (§2), fewer below the breakpoints of §9. */
export const bestSellersSlides: SlidesToShow = {
  wide: 4,
  under: [
    { width: 1024, slides: 3 },
    { width: 768, slides: 2 },
    { width: 480, slides: 1 },
  ],
};

/** One at every width (§2). */
export const bannerSlides: SlidesToShow = { wide: 1, under: [] };
