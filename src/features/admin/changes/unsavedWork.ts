import type { Store } from '@reduxjs/toolkit';
import { askBeforeLeaving } from '@/lib/visibility';
import type { RootState } from '@/state/storeTypes';
import { selectHasUnsavedWork } from './changesSlice';

type GuardedStore = Pick<Store<RootState>, 'getState' | 'subscribe'>;

let guarded: GuardedStore | undefined;
let stop = () => {};

function guard(store: GuardedStore): () => void {
  let stopAsking = () => {};
  let asking = false;
  function follow() {
    if (selectHasUnsavedWork(store.getState()) === asking) return;
    asking = !asking;
    // Only while it is needed: such a listener keeps some browsers from showing the page at once after Back.
    if (asking) stopAsking = askBeforeLeaving();
    else stopAsking();
  }
  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    stopAsking();
  };
}

/**
 * From now on, the browser asks before it closes or reloads the page and loses work: on every tab of the dashboard, on the
 * sign-in that a refused call leads to, and in the shop.
 */
export function guardUnsavedWork(store: GuardedStore): void {
  if (store === guarded) return;
  stop();
  guarded = store;
  stop = guard(store);
}
