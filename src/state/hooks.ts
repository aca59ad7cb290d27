import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from './makeStore';
import { type AppDispatch, addAppListener, type RootState } from './storeTypes';
import { selectUser } from './userSlice';

/** The store's hooks, with the shop's types. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();

/** Clears an open form once its customer is signed out or replaced: the next person must not read what was typed. */
export function useClearOnSignOut(clear: () => void): void {
  const store = useAppStore();
  const clearLatest = useEffectEvent(clear);
  useEffect(() => {
    const hasLeft = (id: string | undefined, now: RootState) => id !== undefined && id !== selectUser(now)?._id;
    const predicate = (_: unknown, now: RootState, before: RootState) => hasLeft(selectUser(before)?._id, now);
    return store.dispatch(addAppListener({ predicate, effect: () => clearLatest() }));
  }, [store]);
}
