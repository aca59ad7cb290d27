/** Texts of the lazily loaded part of the home page. */
export const homeSectionsTexts = {
  aimTitle: 'Our aim',
  aim: 'To bring Ayurvedic herbs and everyday medicines to homes across Canada.',
  bestSellers: 'Best Sellers',
  moreFromBrand: (brand: string) => `More from ${brand}`,
  buyNow: (product: string) => `Buy Now: ${product}`,
  videos: 'Videos',
  playVideos: 'Play videos',
  pauseVideos: 'Pause videos',
  tulsi: 'Tulsi, the herb we are named for',
  tulsiDescription: 'Flowering stems of tulsi sway before a low sun.',
  marigold: 'Marigold, picked in full bloom',
  marigoldDescription: 'Marigolds turn slowly while petals fall.',
  tea: 'Herbal tea',
  teaDescription: 'Steam rises from a cup of tea with two leaves in it.',
  promises: 'Shipping and orders',
  shipping: (fee: string) => `${fee} to any address in Canada, whatever the size of your order.`,
  guestsTitle: 'Guests are welcome',
  guests: 'With Buy Now, you don’t need an account. Create one to save a cart and a wishlist.',
  minimumOrder: (amount: string) =>
    `The minimum order is ${amount}, excluding shipping. You see the total before you pay.`,
} as const;

export const homeTexts = {
  welcome: 'Welcome',
  tagline: 'Medicines and Ayurveda, delivered across Canada',
  slogan: 'The best of Ayurveda, for your everyday wellness',
  intro: 'Prices in Canadian dollars. One flat shipping fee.',
  shopAll: 'Shop all products',
  discoverBrand: (brand: string) => `Discover ${brand}`,
  banners: 'Banners',
  brandBanner: { title: 'Brahmanand', text: 'Powders, jams and capsules.', link: (brand: string) => `Shop ${brand}` },
  eveningBanner: { title: 'Teas and oils', text: 'Teas, oils and ashwagandha.', link: 'See the full range' },
  shippingBanner: {
    title: 'One flat shipping fee',
    text: 'Everything we sell, shipped anywhere in Canada.',
    link: 'Browse all products',
  },
  featured: 'Featured Products',
  loading: 'Loading',
} as const;
