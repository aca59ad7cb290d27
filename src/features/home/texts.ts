export const homeTexts = {
  welcome: 'Welcome',
  tagline: 'Medicines and Ayurveda, delivered across Canada',
  slogan: 'The best of Ayurveda, for your everyday wellness',
  intro: 'Trusted brands, clear prices in Canadian dollars, and no surprises.',
  shopAll: 'Shop all products',
  discoverBrand: (brand: string) => `Discover ${brand}`,
  banners: 'Banners',
  brandBanner: {
    title: 'The house of Brahmanand',
    text: 'Powders, jams and capsules made the patient way.',
    link: (brand: string) => `Shop ${brand}`,
  },
  eveningBanner: {
    title: 'A quiet end to the day',
    text: 'Teas, oils and ashwagandha for slower evenings.',
    link: 'See the full range',
  },
  shippingBanner: {
    title: 'One flat fee, coast to coast',
    text: 'Everything we sell, shipped anywhere in Canada.',
    link: 'Browse all products',
  },
  featured: 'Featured Products',
  allProducts: 'See all products',
  loading: 'Loading',
  loadingProducts: 'Loading products',
  loadFailed: 'We couldn’t load the products',
} as const;
