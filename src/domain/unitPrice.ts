import type { Product } from '@/contract/product';
import { type PackContent, packContent } from './packSize';
import { priceOf } from './price';

export interface UnitPrice {
  readonly cents: number;
  /** "100 g" and "100 mL" for packs of at least as much. */
  readonly per: PackContent['of'] | '100 g' | '100 mL';
}

const largeUnit = 100;

/** The price of a piece, or by weight or volume; null where it is uncertain or says no more than the price. */
export function unitPriceOf(product: Pick<Product, 'name' | 'pack_size' | 'price' | 'oprice'>): UnitPrice | null {
  const { nowCents } = priceOf(product);
  const pack = packContent(product);
  if (nowCents === null || pack === null) return null;
  const { amount, of } = pack;
  const large = (of === 'g' || of === 'mL') && amount >= largeUnit;
  const units = large ? amount / largeUnit : amount;
  const cents = Math.round(nowCents / units);
  if (units === 1 || cents < 1) return null;
  return { cents, per: large ? `${largeUnit} ${of}` : of };
}
