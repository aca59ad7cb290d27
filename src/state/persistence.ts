import type { Middleware, Reducer } from '@reduxjs/toolkit';
import { type Persistor, persistReducer } from 'redux-persist';
import { persistKey, persistTimeoutMs, persistVersion } from '@/config/constants';
import { parseJson } from '@/lib/parseJson';
import type { TabStorage } from './browserStorage';
import { persistedSlices, salvage } from './salvage';

/** Where the persisted state lies (§3). */
export const storageKey = `persist:${persistKey}`;

/** Whose sign-in, and when it was (ISO); null for one that was stored without its time. */
export interface SignIn {
  readonly userId: string;
  readonly signedInAt: string | null;
}

/**
 * What a tab has for keeping its state: `paused` after a sign-out, until there is again something to keep; `ended` is
 * the sign-in that the last sign-out ended.
 */
export interface Persistence {
  readonly storage: TabStorage;
  persistor: Persistor | null;
  paused: boolean;
  ended: SignIn | null;
}

/** Reads the stored state and keeps what can be read: each slice is JSON inside the JSON of the whole. */
export async function storedState(storage: TabStorage): Promise<Record<string, unknown> | undefined> {
  const whole = parseJson(await storage.getItem(storageKey));
  if (typeof whole !== 'object' || whole === null) return undefined;
  return salvage(Object.fromEntries(Object.entries(whole).map(([name, slice]) => [name, parseJson(slice)])));
}

/** Keeps the three slices of §3 under key `root`, with the rehydration timeout of §9. */
export function persisted<S>(reducer: Reducer<S>, storage: TabStorage) {
  return persistReducer<S>(
    {
      key: persistKey,
      version: persistVersion,
      timeout: persistTimeoutMs,
      storage,
      whitelist: persistedSlices,
      // The library types what was stored as its own; salvage() is what makes it trustworthy.
      getStoredState: (() => storedState(storage)) as () => Promise<undefined>,
    },
    reducer,
  );
}

/** The actions after which there is again something to keep; until then a sign-out leaves storage empty. */
const worthKeeping = /^(buyNow|checkout)\/|^api\/executeMutation\/fulfilled$/;

/** Takes up the persistence again that a sign-out paused, before the next change worth keeping. */
export function persistAgain(persistence: Persistence): Middleware {
  return () => (next) => (action) => {
    const type = typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '';
    if (persistence.paused && worthKeeping.test(type)) {
      persistence.paused = false;
      persistence.storage.acceptWiped(storageKey);
      persistence.persistor?.persist();
    }
    return next(action);
  };
}
