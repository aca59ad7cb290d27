import { minimumOrderCents } from '@/config/constants';

/** Cents missing to the minimum order of CA$50 before shipping (§1, ruling 12); 0 when it is reached. */
export function missingToMinimum(goodsCents: number): number {
  return Math.max(0, minimumOrderCents - goodsCents);
}
