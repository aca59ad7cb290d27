import { moneyBefore } from '@/lib/language';
import { plural } from '@/lib/plural';

export const filterTexts = {
  title: 'Filters',
  category: 'Category',
  brand: 'Brand',
  form: 'Dose form',
  price: 'Price',
  rating: 'Rating',
  availability: 'Availability and offers',
  anyRating: 'Any rating',
  inStock: 'In stock',
  onOffer: 'On offer',
  below: (dollars: number) => `Under ${moneyBefore}${dollars}`,
  between: (from: number, below: number) => `${moneyBefore}${from} to ${moneyBefore}${below}`,
  from: (dollars: number) => `${moneyBefore}${dollars} and more`,
  stars: (stars: string) => `${stars} stars and up`,
  count: (count: number) => plural(count, { one: '1 product', other: `${count} products` }),
  show: (count: number) => plural(count, { one: 'Show 1 product', other: `Show ${count} products` }),
  active: 'Active filters',
  remove: (filter: string) => `Remove filter: ${filter}`,
  clear: 'Clear all',
  loading: 'Loading filters',
  none: 'There is nothing to filter here.',
} as const;
