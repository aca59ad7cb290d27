import { createSelector } from '@reduxjs/toolkit';
import type { Product } from '@/contract/product';
import { selectCartMoves, selectUser } from './userSlice';
import { selectTappedHearts } from './wishlistTapSlice';

/**
 * The wishlist's cards: without what a tap takes away, and with what was to go to the cart and did not arrive. Should a call
 * fail, its card is back with the server's last word.
 */
export const selectWishlist = createSelector(
  [selectUser, selectTappedHearts, selectCartMoves],
  (user, tapped, moves): readonly Product[] => {
    const leaving = new Set([...tapped, ...moves.flatMap(({ product, underWay }) => (underWay ? [product._id] : []))]);
    const listed = user?.wishlistedItems ?? [];
    const left = moves.map(({ product }) => product).filter(({ _id }) => listed.every((item) => item._id !== _id));
    return [...listed, ...left].filter(({ _id }) => !leaving.has(_id));
  },
);
