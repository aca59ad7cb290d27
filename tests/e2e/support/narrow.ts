import type { Page } from '@playwright/test';

/** No two of one route follow each other: they share their heading, which tells when a page is drawn. */
export const publicPages = [
  '/',
  '/medicines',
  '/products/Himalayan_Shilajit_Resin',
  '/medicines?q=nothing+like+it',
  '/products/Ashwagandha_Root_Capsules',
  '/medicines?category=Women&brand=Brahmanand&form=Syrup',
  '/about-us',
  '/sign-in',
  '/sign-up',
  '/cart',
  '/myaccount/wishlist',
  '/nowhere',
];
export const customerPages = [
  '/cart',
  '/myaccount',
  '/myaccount/orders',
  '/myaccount/payments',
  '/myaccount/wishlist',
  '/myaccount/addresses',
  '/myaccount/profile',
  '/orders/checkout',
];

export const narrow = [
  { what: 'at 320 px', width: 320, font: '100%' },
  { what: 'with text of double size at 360 px', width: 360, font: '200%' },
] as const;

/**
 * Scrolls through the page in steps of two frames, then returns its horizontal overflow: carousels measure themselves
 * after rendering.
 */
export function drawnWidthOver(page: Page) {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo(0, top);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    for (const until = performance.now() + 3000; over() !== 0 && performance.now() < until; )
      await new Promise(requestAnimationFrame);
    return over();
  });
}
