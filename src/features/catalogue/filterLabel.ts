import type { Choice } from '@/domain/filters';
import { priceBands } from '@/domain/priceBands';
import { valueLabel } from '@/domain/valueLabel';
import { filterTexts } from './texts';

function bandLabel(key: string): string {
  const band = priceBands.find((one) => one.key === key);
  if (!band) return key;
  if (band.below === null) return filterTexts.from(band.from);
  return band.from === 0 ? filterTexts.below(band.below) : filterTexts.between(band.from, band.below);
}

/** A filter's value as shoppers read it. */
export function filterLabel({ name, key, value }: Choice): string {
  switch (name) {
    case 'price':
      return bandLabel(key);
    case 'rating':
      return filterTexts.stars(key);
    case 'stock':
      return filterTexts.inStock;
    case 'offer':
      return filterTexts.onOffer;
    default:
      return valueLabel(name, value);
  }
}
