import { createSelector } from '@reduxjs/toolkit';
import type { Product } from '@/contract/product';
import type { RootState } from './storeTypes';
import { selectMoves, selectUser } from './userSlice';
import { selectTappedHearts } from './wishlistTapSlice';

/** Whether a product is in the server's list. */
export function selectIsListed(state: RootState, productId: string): boolean {
  return selectUser(state)?.wishlistedItems.some((product) => product._id === productId) ?? false;
}

/** Whether the heart of a product is filled: the server's list, with a tap under way already counted. */
export function selectIsWishlisted(state: RootState, productId: string): boolean {
  const shown = selectMoves(state).some(({ product, underWay }) => !underWay && product._id === productId);
  const listed = shown || selectIsListed(state, productId);
  return selectIsHeartBusy(state, productId) ? !listed : listed;
}

/** Whether the heart's call is under way. */
export function selectIsHeartBusy(state: RootState, productId: string): boolean {
  return selectTappedHearts(state).includes(productId);
}

/**
 * The wishlist's cards: without what a tap takes away, and with what was to go to the cart and did not arrive. Should a call
 * fail, its card is back with the server's last word.
 */
export const selectWishlist = createSelector(
  [selectUser, selectTappedHearts, selectMoves],
  (user, tapped, moves): readonly Product[] => {
    const leaving = new Set([...tapped, ...moves.flatMap(({ product, underWay }) => (underWay ? [product._id] : []))]);
    const listed = user?.wishlistedItems ?? [];
    const left = moves.map(({ product }) => product).filter(({ _id }) => listed.every((item) => item._id !== _id));
    return [...listed, ...left].filter(({ _id }) => !leaving.has(_id));
  },
);
