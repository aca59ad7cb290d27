import type { Store } from '@reduxjs/toolkit';
import type { RootState } from '@/state/storeTypes';
import { selectHasUnsavedWork } from './changesSlice';

type GuardedStore = Pick<Store<RootState>, 'getState' | 'subscribe'>;

let guarded: GuardedStore | undefined;
let stop = () => {};

function guard(store: GuardedStore): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  let asking = false;
  function askIf(unsaved: boolean) {
    if (unsaved === asking) return;
    asking = unsaved;
    // Only while it is needed: such a listener keeps some browsers from showing the page at once after Back.
    if (asking) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  }
  const follow = () => askIf(selectHasUnsavedWork(store.getState()));
  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    askIf(false);
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
