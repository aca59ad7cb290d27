import type { Middleware, Reducer } from '@reduxjs/toolkit';
import { type Persistor, persistReducer } from 'redux-persist';
import { persistKey, persistTimeoutMs, persistVersion } from '@/config/constants';
import { browserStorage } from './browserStorage';
import { parseTolerantly, persistedSlices, salvage } from './salvage';

/** Reads the stored state and keeps what can be read: each slice is JSON inside the JSON of the whole. */
async function getStoredState(): Promise<unknown> {
  const whole = parseTolerantly(await browserStorage.getItem(`persist:${persistKey}`));
  if (typeof whole !== 'object' || whole === null) return undefined;
  return salvage(Object.fromEntries(Object.entries(whole).map(([name, slice]) => [name, parseTolerantly(slice)])));
}

/** Keeps the three slices of §3 under key `root`, with the rehydration time-out of §9. */
export function persisted<S>(reducer: Reducer<S>) {
  return persistReducer<S>(
    {
      key: persistKey,
      version: persistVersion,
      timeout: persistTimeoutMs,
      storage: browserStorage,
      whitelist: persistedSlices,
      // The library types what was stored as its own; salvage() is what makes it trustworthy.
      getStoredState: getStoredState as () => Promise<undefined>,
    },
    reducer,
  );
}

/** The actions after which there is again something to keep; until then a sign-out leaves storage empty. */
const worthKeeping = /^(buyNow|checkout)\/|^api\/executeMutation\/fulfilled$/;

/** Takes up the persistence again that a sign-out paused, before the next change worth keeping. */
export function persistAgain(pause: { paused: boolean; persistor: Persistor | null }): Middleware {
  return () => (next) => (action) => {
    const type = typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '';
    if (pause.paused && worthKeeping.test(type)) {
      pause.paused = false;
      pause.persistor?.persist();
    }
    return next(action);
  };
}
