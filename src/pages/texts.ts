/** Listing and product page keep theirs in their features, for the first load. */
export const pagesTexts = {
  about: 'About Us',
  aboutDescription:
    'Who we are, what we sell and what we do not: a seller of medicines and Ayurvedic goods for homes across Canada.',
  wishlist: 'Wishlist',
  notFound: 'Page not found',
  notFoundHeading: 'This page doesn’t exist',
  notFoundAdvice: 'The address may be mistyped, or the page has moved.',
  browseProducts: 'Browse products',
  home: 'Home',
  payment: 'Your payment',
  orderNotPlaced: 'Your order was not placed',
  orderPlaced: 'Order placed',
} as const;
