import { addListener } from '@reduxjs/toolkit';
import { guestBagKey } from '@/config/constants';
import { buyNowReset } from './buyNowSlice';
import { freshenBag, joinBag, readGuestBag, removeFromBag } from './guestBagActions';
import type { Store } from './makeStore';
import { moveGuestBag } from './moveGuestBag';
import type { AppDispatch, RootState } from './storeTypes';
import { selectSignedInAt, selectUser } from './userSlice';

const listen = addListener.withTypes<RootState, AppDispatch>();

/**
 * Follows a guest's bag: other tabs' changes, sign-ins, which move it to the account, new prices, and a purchase. Returns an unsubscribe function.
 */
export function followGuestBag({ dispatch, getState }: Store): () => void {
  const sync = async (signedInNow: boolean) => {
    dispatch(readGuestBag());
    await dispatch(freshenBag());
    await dispatch(moveGuestBag(signedInNow));
  };
  const online = () => void sync(false);
  const stored = ({ key }: StorageEvent) => {
    if (key === null || key === guestBagKey) online();
  };
  window.addEventListener('online', online);
  window.addEventListener('storage', stored);
  const signInAt = (state: RootState) => selectSignedInAt(state) ?? selectUser(state)?._id;
  const stops = [
    dispatch(
      listen({
        predicate: (_, now, before) => signInAt(now) !== signInAt(before),
        // A sign-out wipes the bag (§4).
        effect: (_, { getState: now }) => (selectUser(now()) ? sync(true) : undefined),
      }),
    ),
    dispatch(
      listen({
        predicate: (_, now, before) => now.products.byId !== before.products.byId,
        effect: () => dispatch(joinBag()),
      }),
    ),
    dispatch(
      listen({
        actionCreator: buyNowReset,
        effect: (_, { getOriginalState }) => {
          const { product } = getOriginalState().buyNow;
          if (product && !selectUser(getState())) dispatch(removeFromBag('lines', product._id));
        },
      }),
    ),
  ];
  void sync(false);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('storage', stored);
    for (const stop of stops) stop();
  };
}
