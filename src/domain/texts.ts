/** The labels are those of §5. */
export const addressTexts = {
  fields: {
    name: { label: 'Name', missing: 'Please enter the name.' },
    phone: { label: 'Mobile Number', missing: 'Please enter the mobile number.' },
    pincode: { label: 'Pincode', missing: 'Please enter the postal code.' },
    line: { label: 'Address Line', missing: 'Please enter the address line.' },
    area: { label: 'Area/Locality', missing: 'Please enter the area/locality.' },
    landmark: { label: 'Landmark', missing: 'Please enter the landmark.' },
    city: { label: 'City', missing: 'Please enter the city.' },
    state: { label: 'State', missing: 'Please enter the state.' },
    country: { label: 'Country', missing: 'Please enter the country.' },
  },
  canadianPincode: 'Please enter a Canadian postal code, such as K1A 0B1.',
  pincode: 'Please enter a valid postal code: 3 to 8 letters, digits, spaces or hyphens.',
} as const;

/** The keys are the contract's names (§2). */
export const categoryTexts = { Men: 'Men', Women: 'Women', Medicine: 'Medicine' } as const;

/** Common dose forms; the keys are the server's spellings. */
export const doseFormTexts = {
  Balm: 'Balm',
  Capsule: 'Capsule',
  Churna: 'Churna',
  Cream: 'Cream',
  Drops: 'Drops',
  Gel: 'Gel',
  Jar: 'Jar',
  Juice: 'Juice',
  Lozenge: 'Lozenge',
  Oil: 'Oil',
  Paste: 'Paste',
  Patch: 'Patch',
  Powder: 'Powder',
  Sachet: 'Sachet',
  Shampoo: 'Shampoo',
  Soap: 'Soap',
  Softgel: 'Softgel',
  Syrup: 'Syrup',
  Tablet: 'Tablet',
  Tea: 'Tea',
} as const;

export const knownMoneyTexts = { unknown: 'Unknown' } as const;

export const listingHeadingTexts = {
  results: (term: string) => `Results for “${term}”`,
  all: 'Medicines & wellness',
} as const;

export const orderStatusTexts = {
  Confirmed: 'Confirmed',
  Shipped: 'Shipped',
  'In-transit': 'In-transit',
  Delivered: 'Delivered',
} as const;

export const totalTexts = { goods: 'Sub Total', discount: 'Discount', shipping: 'Shipping', total: 'Total' } as const;

export const productCrumbsTexts = { home: 'Home', medicines: 'Medicines' } as const;

/** The keys are the names that forms and the server use. */
export const provinceTexts = {
  Alberta: 'Alberta',
  'British Columbia': 'British Columbia',
  Manitoba: 'Manitoba',
  'New Brunswick': 'New Brunswick',
  'Newfoundland and Labrador': 'Newfoundland and Labrador',
  'Northwest Territories': 'Northwest Territories',
  'Nova Scotia': 'Nova Scotia',
  Nunavut: 'Nunavut',
  Ontario: 'Ontario',
  'Prince Edward Island': 'Prince Edward Island',
  Quebec: 'Quebec',
  Saskatchewan: 'Saskatchewan',
  Yukon: 'Yukon',
} as const;

export const reviewTexts = {
  ratingMissing: 'Please choose a rating from 1 to 5 stars.',
  missing: {
    comments: 'Please write your review.',
    name: 'Please enter your name.',
    email: 'Please enter your email.',
  },
} as const;

export const reviewerTexts = { unnamed: 'A customer' } as const;

export const signUpTexts = {
  /** §5. */
  required: {
    email: 'Email',
    password: 'Password',
    firstName: 'First Name',
    lastName: 'Last Name',
    contactNumber: 'Contact Number',
    birthDate: 'Date of Birth',
  },
  email: 'Check this address: it should look like name@example.com',
  shortPassword: 'Use at least 8 characters.',
  contactNumber: 'Please enter a phone number of 7 to 15 digits.',
  earlyBirthDate: 'Please enter a date of birth in 1900 or later.',
  futureBirthDate: 'The date of birth cannot be in the future.',
} as const;

export const domainTexts = {
  productGone: (name: string) => `${name} is no longer available.`,
  productChanged: (name: string, change: string) => `${name}: ${change}.`,
  productChangedTwice: (name: string, price: string, stock: string) => `${name}: ${price}, ${stock}.`,
  priceOnRequest: 'the price is now on request',
  priceChanged: (before: string, now: string) => `price changed from ${before} to ${now}`,
  quantityLowered: (stock: number, quantity: number) => `only ${stock} left. We set your quantity to ${quantity}`,
  quantityRestored: (quantity: number) => `more in stock. Your quantity is ${quantity} again`,
  outOfStock: 'out of stock',
  backInStock: 'back in stock',
  lowStock: (stock: number) => `only ${stock} left`,
} as const;
