import { plural } from '@/lib/numbers';

export const phoneBuyBarTexts = { label: 'Buy this product' } as const;

export const productExtrasTexts = {
  title: 'Price, delivery and help',
  unitPrice: 'Unit price',
  per: {
    capsule: (price: string) => `${price} a capsule`,
    tablet: (price: string) => `${price} a tablet`,
    softgel: (price: string) => `${price} a softgel`,
    lozenge: (price: string) => `${price} a lozenge`,
    patch: (price: string) => `${price} a patch`,
    bag: (price: string) => `${price} a bag`,
    sachet: (price: string) => `${price} a sachet`,
    piece: (price: string) => `${price} a piece`,
    '100 g': (price: string) => `${price} per 100 g`,
    '100 mL': (price: string) => `${price} per 100 mL`,
  },
  shippingFee: (fee: string) => `${fee} for the whole order, added at checkout`,
  beforeShipping: (amount: string) => `${amount}, excluding shipping`,
  abroad: 'Delivery abroad',
  questions: 'Questions',
  aboutProduct: (product: string) => `Hello, I have a question about ${product}.`,
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'Please copy the link from the address bar. We couldn’t copy it.',
} as const;

export const productMissingTexts = {
  title: 'We couldn’t find this product',
  advice: 'It may have been renamed, or it’s no longer available.',
} as const;

export const similarProductsTexts = { title: 'Similar Products', loading: 'Loading similar products' } as const;

export const productTexts = {
  notFoundTitle: 'Product not found',
  loadFailed: 'We couldn’t load the product',
  stale: 'We couldn’t load the latest details. Some may be out of date.',

  loading: 'Loading product',
  description: 'Description',
  moreInformation: 'More Information',
  showLess: 'Show Less',
  pictures: 'Pictures',
  showPicture: (number: number) => `Show picture ${number}`,
  zoomPicture: 'Zoom picture',
  zoomFailed: 'We couldn’t load the larger picture. Please try again.',
  ratings: (count: number) => plural(count, '(1 review)', `(${count} reviews)`),
  packSize: 'Pack size',
  buy: 'Buy',
  costs: (shipping: string, minimum: string) => `+ ${shipping} shipping · minimum order ${minimum}`,
  addToBag: 'Add To Bag',
  goToBag: 'Go To Bag',
  notAdded: (reason: string) => `Not added. ${reason}`,
} as const;
