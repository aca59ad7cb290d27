import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, persistStore, REGISTER, REHYDRATE } from 'redux-persist';
import { moneyApi, refetchFailed, shopApi } from '@/api/shopApi';
import { makeListeners } from './listeners';
import { withNewestProducts } from './newestProducts';
import { persistAgain, persisted, tabStorage, withChangeTimes } from './persistence';
import { rootReducer } from './rootReducer';
import type { ThunkExtra } from './storeTypes';

/**
 * Makes the store and starts reading the persisted state.
 * `rehydrated` resolves in the same tick if storage responds, else after 5000 ms (§9); it never rejects.
 */
export function makeStore() {
  const extra: ThunkExtra = { persistence: { storage: tabStorage(), persistor: null }, payment: { desk: null } };
  const store = configureStore({
    reducer: persisted(withNewestProducts(withChangeTimes(rootReducer)), extra.persistence.storage),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        // Immer freezes the state of every slice already.
        immutableCheck: false,
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(persistAgain(extra.persistence.storage), makeListeners(extra).middleware)
        .concat(shopApi.middleware, moneyApi.middleware),
  });
  // There is no window during prerendering.
  globalThis.addEventListener?.('online', () => void store.dispatch(refetchFailed()));
  let resolveRehydrated = () => {};
  const rehydrated = new Promise<void>((resolve) => {
    resolveRehydrated = resolve;
  });
  extra.persistence.persistor = persistStore(store, null, () => resolveRehydrated());
  return { store, rehydrated };
}

export type Store = ReturnType<typeof makeStore>['store'];
