import { isAnyOf, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { type Persistor, persistReducer } from 'redux-persist';
import { customerApi } from '@/api/customerApi';
import { persistKey, persistTimeoutMs, persistVersion } from '@/config/constants';
import { parseJson } from '@/lib/parseJson';
import type { TabStorage } from './browserStorage';
import { buyNowSlice } from './buyNowSlice';
import { checkoutSlice } from './checkoutSlice';
import { persistedSlices, sanitizeState } from './sanitizeState';

/** Where the persisted state lies (§3). */
export const storageKey = `persist:${persistKey}`;

/** A tab's means of persistence; `paused` after a sign-out, until there is again something to keep. */
export interface Persistence {
  readonly storage: TabStorage;
  persistor: Persistor | null;
  paused: boolean;
}

/** Reads the stored state and keeps what can be read: each slice is JSON inside the JSON of the whole. */
export async function storedState(storage: TabStorage): Promise<Record<string, unknown> | undefined> {
  const whole = parseJson(await storage.getItem(storageKey));
  if (typeof whole !== 'object' || whole === null) return undefined;
  return sanitizeState(Object.fromEntries(Object.entries(whole).map(([name, slice]) => [name, parseJson(slice)])));
}

/** Keeps the three slices of §3, and when they changed, under key `root`, with the rehydration timeout of §9. */
export function persisted<S>(reducer: Reducer<S>, storage: TabStorage) {
  return persistReducer<S>(
    {
      key: persistKey,
      version: persistVersion,
      timeout: persistTimeoutMs,
      storage,
      whitelist: persistedSlices,
      // The library types what was stored as its own; sanitizeState() is what makes it trustworthy.
      getStoredState: (() => storedState(storage)) as () => Promise<undefined>,
    },
    reducer,
  );
}

/** The actions after which there is again something to keep; until then a sign-out leaves storage empty. */
const isWorthKeeping = isAnyOf(
  customerApi.endpoints.logIn.matchFulfilled,
  ...Object.values(buyNowSlice.actions),
  ...Object.values(checkoutSlice.actions),
);

/** Resumes the persistence that a sign-out paused, before the next change worth keeping. */
export function persistAgain(persistence: Persistence): Middleware {
  return () => (next) => (action) => {
    if (persistence.paused && isWorthKeeping(action)) {
      persistence.paused = false;
      persistence.storage.acceptWiped(storageKey);
      persistence.persistor?.persist();
    }
    return next(action);
  };
}
