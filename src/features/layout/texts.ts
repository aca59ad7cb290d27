import { plural } from '@/lib/numbers';

export const cartHintTexts = {
  inCart: (amount: string) => `${amount} in your cart`,
  minimum: (amount: string) => `Minimum order: ${amount}, excluding shipping`,
  toGo: (missing: string, amount: string) => `Add ${missing} to reach the ${amount} minimum`,
  reached: (amount: string) => `You’ve reached the ${amount} minimum`,
  shipping: (fee: string) => `Shipping: ${fee} for the whole order, added at checkout`,
} as const;

export const checkoutHeaderTexts = { help: 'Help', whatsApp: 'Chat on WhatsApp' } as const;

export const contactTexts = {
  contact: 'Contact',
  whatsApp: 'Chat with us on WhatsApp (opens a new window)',
  call: 'Call us',
} as const;

export const footerTexts = {
  seller: (shop: string) =>
    `${shop} is only a seller of the products shown here. We are not their manufacturer, nor a manufacturer’s representative or customer care.`,
  doctor: 'For advice about your health, please consult your own doctor.',
  minimumOrder: (amount: string) => `Minimum order ${amount}, excluding shipping`,
  service: 'Customer care',
  socialNetworks: 'We are also on',
  copyright: (year: string, shop: string) => `© ${year} ${shop}`,
} as const;

export const logOutTexts = {
  finishingTitle: 'Finishing your last order',
  finishing: 'Keep this page open. We’ll sign you out in a few seconds.',
  savingTitle: 'Saving your cart',
  saving: 'We’ll sign you out when it’s saved. If you sign out now, your latest changes may be lost.',
  logOutNow: 'Sign out now',
  unfinishedTitle: 'Your last order isn’t finished',
  unfinished:
    'Stay signed in to finish your order. You may have paid, but it isn’t confirmed. If you sign out, only this payment stays in your browser.',
  stay: 'Stay signed in',
  logOutAnyway: 'Sign out and keep this payment',
} as const;

export const mobileMenuTexts = {
  hello: 'Hello',
  helloName: (name: string) => `Hello, ${name}`,
  testimonials: 'Testimonials',
  account: 'Account',
} as const;

export const suggestionTexts = {
  list: 'Suggestions',
  allProducts: 'All products',
  searchFor: (term: string) => `Search for “${term}”`,
  none: 'No suggestions. Press Enter to search.',
  found: (count: number) =>
    plural(count, '1 suggestion. Use the up and down arrows.', `${count} suggestions. Use the up and down arrows.`),
} as const;

/** Texts of every page's first load; each other object belongs to a lazily loaded part. */
export const layoutTexts = {
  skip: 'Skip to content',
  offline: 'You’re offline. You can check out again when you’re back online.',
  homeLink: (shop: string) => `${shop}, home`,
  menu: 'Menu',
  openSearch: 'Open search',
  closeSearch: 'Close search',
  search: 'Search',
  searchProducts: 'Search products',
  logIn: 'Login',
  logOut: 'Logout',
  accountOf: 'Account of',
  you: 'you',
  cartItems: (count: number) => plural(count, 'Cart, 1 item', `Cart, ${count} items`),
  mainNavigation: 'Main',
  home: 'Home',
  aboutUs: 'About Us',
  blogs: 'Blogs',
  myAccount: 'My Account',
  myOrders: 'My Orders',
  address: 'Address',
  loadingBrands: 'Loading brands',
  brandsFailed: 'We couldn’t load the brands.',

  noBrands: 'No brands yet.',
  pageTitle: (title: string, shop: string) => `${title} – ${shop}`,
  shopTitle: (shop: string) => `${shop} – Ayurveda and wellness in Canada`,
  shopDescription: 'Medicines and Ayurveda-inspired wellness goods, delivered across Canada.',
} as const;
