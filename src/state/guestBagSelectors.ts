import type { RootState } from './storeTypes';

/** How many lines a guest's bag has; 0 until its code has loaded. */
export function selectBagCount({ guestBag }: RootState): number {
  return guestBag?.bag.lines.filter(({ owner }) => !owner).length ?? 0;
}

/** Whether a guest saved a product with its heart. */
export function selectIsSaved({ guestBag }: RootState, productId: string): boolean {
  return guestBag?.bag.saved.some(({ _id, owner }) => _id === productId && !owner) ?? false;
}
