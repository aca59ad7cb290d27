import { createSelector, createSlice } from '@reduxjs/toolkit';
import { customerApi } from '@/api/customerApi';
import type { Product } from '@/contract/product';
import { selectGuestBag, selectIsSaved } from './guestBag';
import type { RootState } from './storeTypes';
import { selectCartMoves, selectUser, signedOut } from './userSlice';

const { toggleWishlist } = customerApi.endpoints;

/** Products whose heart's call is pending. The heart shows the opposite of the server's list: a failure rolls back. */
export const pendingWishlistSlice = createSlice({
  name: 'pendingWishlist',
  initialState: [] as readonly string[],
  reducers: {},
  selectors: { selectPendingWishlistIds: (state) => state },
  extraReducers: (builder) => {
    const without = (state: readonly string[], productId: string) => state.filter((id) => id !== productId);
    builder
      .addCase(signedOut, () => [])
      .addMatcher(toggleWishlist.matchPending, (state, { meta }) => [...state, meta.arg.originalArgs.productId])
      .addMatcher(toggleWishlist.matchFulfilled, (state, { meta }) => without(state, meta.arg.originalArgs.productId))
      .addMatcher(toggleWishlist.matchRejected, (state, { meta }) => without(state, meta.arg.originalArgs.productId));
  },
});

export const { selectPendingWishlistIds } = pendingWishlistSlice.selectors;

/** Whether a product is in the server's list. */
export function selectIsOnWishlist(state: RootState, productId: string): boolean {
  return selectUser(state)?.wishlistedItems.some((product) => product._id === productId) ?? false;
}

/** Whether a guest saved the product before signing in, and it is about to move to the account. */
function selectIsMoving(state: RootState, productId: string): boolean {
  const userId = selectUser(state)?._id;
  return selectGuestBag(state).bag.saved.some(
    ({ _id, owner, sentAt, problem }) => _id === productId && owner === userId && sentAt === null && problem === '',
  );
}

/** Whether a product's heart is filled: by the server's list and a pending click, or by what a guest saved. */
export function selectIsWishlisted(state: RootState, productId: string): boolean {
  const isTapped = selectPendingWishlistIds(state).includes(productId);
  return (
    selectIsOnWishlist(state, productId) !== isTapped ||
    selectIsMoving(state, productId) ||
    (!selectUser(state) && selectIsSaved(state, productId))
  );
}

/** Whether the heart's call is pending, or will be sent automatically. */
export function selectIsWishlistPending(state: RootState, productId: string): boolean {
  return selectPendingWishlistIds(state).includes(productId) || selectIsMoving(state, productId);
}

/** The wishlist's cards: without those being removed, and with those whose move to the cart failed. */
export const selectWishlist = createSelector(
  [selectUser, selectPendingWishlistIds, selectCartMoves],
  (user, tapped, moves): readonly Product[] => {
    const leaving = new Set([
      ...tapped,
      ...moves.flatMap(({ product, isPending }) => (isPending ? [product._id] : [])),
    ]);
    const listed = user?.wishlistedItems ?? [];
    const left = moves.map(({ product }) => product).filter(({ _id }) => listed.every((item) => item._id !== _id));
    return [...listed, ...left].filter(({ _id }) => !leaving.has(_id));
  },
);
