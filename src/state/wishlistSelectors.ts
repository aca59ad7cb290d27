import { selectIsSaved } from './guestBagSelectors';
import type { RootState } from './storeTypes';
import { selectUser } from './userSlice';
import { selectTappedHearts } from './wishlistTapSlice';

/** Whether a product is in the server's list. */
export function selectIsListed(state: RootState, productId: string): boolean {
  return selectUser(state)?.wishlistedItems.some((product) => product._id === productId) ?? false;
}

/** Whether a product's heart is filled: the server's list plus a pending tap. */
export function selectIsWishlisted(state: RootState, productId: string): boolean {
  return (
    selectIsListed(state, productId) !== selectIsHeartBusy(state, productId) ||
    (!selectUser(state) && selectIsSaved(state, productId))
  );
}

/** Whether the heart's call is pending. */
export function selectIsHeartBusy(state: RootState, productId: string): boolean {
  return selectTappedHearts(state).includes(productId);
}
