import { plural } from '@/lib/plural';

export const productTexts = {
  pageTitle: 'Product',
  notFoundTitle: 'Product not found',
  loadFailed: 'We couldn’t load the product',
  stale: 'We couldn’t load the latest details. Some may be out of date.',

  loading: 'Loading product',
  description: 'Description',
  moreInformation: 'More Information',
  showLess: 'Show Less',
  picture: (name: string, current: number, total: number) => `${name}, picture ${current} of ${total}`,
  pictures: 'Pictures',
  showPicture: (number: number) => `Show picture ${number}`,
  zoomPicture: 'Zoom picture',
  zoomFailed: 'We couldn’t load the larger picture. Please try again.',
  noReviews: 'No reviews yet',
  ratings: (count: number) => plural(count, { one: '(1 review)', other: `(${count} reviews)` }),
  doseForm: 'Dose form',
  packSize: 'Pack size',
  category: 'Category',
  buy: 'Buy',
  costs: (shipping: string, minimum: string) => `+ ${shipping} shipping · minimum order ${minimum}`,
  addToBag: 'Add To Bag',
  goToBag: 'Go To Bag',
  notAdded: (reason: string) => `Not added to your bag. ${reason}`,
} as const;
