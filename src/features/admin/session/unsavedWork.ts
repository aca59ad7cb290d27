import type { Store } from '@reduxjs/toolkit';
import { selectIsBatchRunning } from '@/features/admin/changes/batchSlice';
import { selectProductDrafts } from '@/features/admin/products/productDraftsSlice';
import { selectIsTyping, selectProductEdits } from '@/features/admin/products/productEditsSlice';
import { selectIsChangingStatus } from '@/features/admin/users/statusChangesSlice';
import type { RootState } from '@/state/storeTypes';

/** Whether there is typing that is not saved, or something is still being sent: a reload or a sign-out would lose it. */
export function hasUnsavedWork(state: RootState): boolean {
  return (
    Object.keys(selectProductDrafts(state)).length > 0 ||
    Object.keys(selectProductEdits(state)).length > 0 ||
    selectIsTyping(state) ||
    selectIsBatchRunning(state) ||
    selectIsChangingStatus(state)
  );
}

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
  const follow = () => askIf(hasUnsavedWork(store.getState()));
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
