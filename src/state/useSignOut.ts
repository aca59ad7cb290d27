import { useEffect, useEffectEvent } from 'react';
import { useAppStore } from './hooks';
import { addAppListener } from './storeTypes';
import { signedOut } from './userSlice';

/** Clears an open form when a customer leaves, also in another tab: the next person must not read what was typed. */
export function useSignOut(clear: () => void): void {
  const store = useAppStore();
  const clearLatest = useEffectEvent(clear);
  useEffect(() => store.dispatch(addAppListener({ actionCreator: signedOut, effect: () => clearLatest() })), [store]);
}
