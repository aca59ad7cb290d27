import { minimumOrderCents } from '@/config/constants';

/** Cents to the minimum order before shipping (§1, ruling 12). */
export function missingToMinimum(goodsCents: number): number {
  return Math.max(0, minimumOrderCents - goodsCents);
}
