import { addListener } from '@reduxjs/toolkit';
import { guestBagKey } from '@/config/constants';
import { local } from '@/lib/storage';
import { buyNowReset } from './buyNowSlice';
import type { Store } from './makeStore';
import { productsUpdated } from './productsUpdated';
import type { AppDispatch, RootState } from './storeTypes';
import { selectSignedInAt, selectUser } from './userSlice';

const listen = addListener.withTypes<RootState, AppDispatch>();

/**
 * Follows a guest's bag: other tabs' changes, sign-ins, which move it to the account, new prices, and a purchase. Its code loads where
 * there is a bag. Returns an unsubscribe function.
 */
export function followGuestBag({ dispatch, getState }: Store): () => void {
  const load = async () =>
    getState().guestBag || local.read(guestBagKey) !== null ? import('./guestBag').catch(() => null) : null;
  const sync = async (signedInNow: boolean) => {
    const code = await load();
    if (!code) return;
    dispatch(code.readGuestBag());
    await dispatch(code.freshenBag());
    await dispatch(code.moveGuestBag(signedInNow));
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
        actionCreator: productsUpdated,
        effect: async ({ payload: { products, gone } }) => {
          const code = await load();
          if (code) dispatch(code.updateBag({ products, gone }));
        },
      }),
    ),
    dispatch(
      listen({
        actionCreator: buyNowReset,
        effect: async (_, { getOriginalState }) => {
          const { product } = getOriginalState().buyNow;
          const code = product && !selectUser(getState()) && (await load());
          if (code) dispatch(code.removeFromBag('lines', product._id));
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
