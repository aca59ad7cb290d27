import type { RootState } from './storeTypes';

/** How many lines a guest’s bag has. */
export function selectBagCount({ guestBag }: RootState): number {
  return guestBag.bag.lines.filter(({ owner }) => !owner).length;
}

/** Whether a guest saved a product with its heart. */
export function selectIsSaved({ guestBag }: RootState, productId: string): boolean {
  return guestBag.bag.saved.some(({ _id, owner }) => _id === productId && !owner);
}
