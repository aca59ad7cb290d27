import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from './makeStore';
import { type AppDispatch, addAppListener, type RootState } from './storeTypes';
import { signedOut } from './userSlice';

/** The store's hooks, with the shop's types. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();

/** Clears an open form after a sign-out, also in another tab: the next person must not read what the customer typed. */
export function useClearOnSignOut(clear: () => void): void {
  const store = useAppStore();
  const clearLatest = useEffectEvent(clear);
  useEffect(() => store.dispatch(addAppListener({ actionCreator: signedOut, effect: () => clearLatest() })), [store]);
}
