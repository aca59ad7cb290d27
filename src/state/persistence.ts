import { createSlice, isAnyOf, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { type Persistor, persistReducer, REHYDRATE } from 'redux-persist';
import * as v from 'valibot';
import { customerApi } from '@/api/customerApi';
import { dismissedKeyPrefix, paymentKeyPrefix, persistKey, persistTimeoutMs, persistVersion } from '@/config/constants';
import { optionalListOf } from '@/contract/lenient';
import { productSchema } from '@/contract/product';
import { userSchema } from '@/contract/user';
import { languageKey, languageOfferKey } from '@/lib/languages';
import { local } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import { themeKey } from '@/lib/theme';
import { buyNowSchema, buyNowSlice } from './buyNow';
import { checkoutSchema, checkoutSlice } from './checkout';
import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';

/** redux-persist's storage; every method resolves in the same tick, so the rehydration timeout cannot win. */
export interface PersistStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** Local storage as one tab among several sees it. */
export interface TabStorage extends PersistStorage {
  read(key: string): string | null;
  /**
   * Set after a sign-out, until there is again something to store: drops every write, also one that was pending before.
   * (redux-persist's own `pause` lets pending writes through.)
   */
  paused: boolean;
  /** Whether another tab wrote or wiped the key since this tab last read or wrote it. */
  changedElsewhere(key: string): boolean;
  /** Accepts a wiped storage as current, before the first write after a sign-out. */
  acceptWiped(key: string): void;
}

/** Writes only over values this tab has seen: a stale tab neither overwrites a sign-in nor refills a wiped storage. */
export function tabStorage(): TabStorage {
  const seen = new Map<string, string | null>();
  const read = (key: string) => {
    const value = local.read(key);
    seen.set(key, value);
    return value;
  };
  const changedElsewhere = (key: string) => local.read(key) !== (seen.get(key) ?? null);
  const storage: TabStorage = {
    paused: false,
    read,
    changedElsewhere,
    acceptWiped: (key) => {
      if (local.read(key) === null) seen.set(key, null);
    },
    getItem: async (key) => read(key),
    setItem: async (key, value) => {
      if (storage.paused || changedElsewhere(key)) return;
      local.write(key, value);
      // Read back: a full storage still holds the old value.
      read(key);
    },
    removeItem: async (key) => local.remove(key),
  };
  return storage;
}

/** Whether something written now survives a reload. */
export function canStore(): boolean {
  const key = 'can-store';
  const stored = local.write(key, key);
  local.remove(key);
  return stored;
}

const deviceKeys: readonly string[] = [themeKey, languageKey, languageOfferKey];

/**
 * Wipes local storage (§4), except the device's theme and language, and payments: the journal removes settled ones
 * itself (ruling 32).
 */
export function wipeStorage(): void {
  const isPayment = (key: string) => key.startsWith(paymentKeyPrefix) || key.startsWith(dismissedKeyPrefix);
  for (const key of local.keys()) if (!deviceKeys.includes(key) && !isPayment(key)) local.remove(key);
}

export const sliceNames = ['user', 'checkout', 'buyNow'] as const;

type SliceName = (typeof sliceNames)[number];

/** When the shopper or the server last changed each persisted slice (ms since 1970). */
type ChangeTimes = Readonly<Record<SliceName, number>>;

const initialState: ChangeTimes = { user: 0, checkout: 0, buyNow: 0 };

/** If two tabs change a slice in a race, the later change wins. */
export const changedAtSlice = createSlice({ name: 'changedAt', initialState, reducers: {} });

/** Changes that the shop makes itself, in a frozen tab even to a stale cart. */
const followUps: ReadonlySet<string> = new Set([checkoutSlice.actions.totalShown.type, REHYDRATE]);

/** Records the time in the same action as the change: a second action would render the page twice. */
export function withChangeTimes<S extends Record<SliceName, unknown> & { changedAt: ChangeTimes }>(
  reducer: Reducer<S>,
): Reducer<S> {
  return (before, action) => {
    const after = reducer(before, action);
    if (!before || followUps.has(action.type)) return after;
    const changed = sliceNames.filter((name) => after[name] !== before[name]);
    if (changed.length === 0) return after;
    // Always later than before, even if the clock was set back.
    const times = changed.map((name) => [name, Math.max(Date.now(), before.changedAt[name] + 1)]);
    return { ...after, changedAt: { ...after.changedAt, ...Object.fromEntries(times) } };
  };
}

/** States that earlier versions stored have no such times. */
export const changeTimesSchema = v.object({ user: v.number(), checkout: v.number(), buyNow: v.number() });

/** The schema of each persisted slice. An invalid field falls back to a default, so that the slice stays valid. */
const sliceSchemas = {
  user: v.object({
    current: v.nullable(userSchema),
    signedInAt: v.fallback(v.nullable(v.string()), null),
    // A move that was pending when the page closed counts as failed.
    moves: optionalListOf(v.object({ product: productSchema, isPending: v.fallback(v.literal(false), false) })),
  }),
  checkout: checkoutSchema,
  buyNow: buyNowSchema,
  changedAt: changeTimesSchema,
} as const;

export const persistedSlices = Object.keys(sliceSchemas);

/**
 * The valid slices of a stored state; an invalid one is dropped and starts from its initial state. Accepts anything,
 * returns an object that the reducers can trust.
 */
export function sanitizeState(stored: unknown): Record<string, unknown> {
  const valid: Record<string, unknown> = {};
  if (typeof stored !== 'object' || stored === null) return valid;
  for (const [name, schema] of Object.entries(sliceSchemas)) {
    const result = v.safeParse(schema, Object.getOwnPropertyDescriptor(stored, name)?.value);
    if (result.success) valid[name] = result.output;
  }
  return valid;
}

/** The local storage key of the persisted state (§3). */
export const storageKey = `persist:${persistKey}`;

/** A tab's means of persistence. */
export interface Persistence {
  readonly storage: TabStorage;
  persistor: Persistor | null;
}

/** Reads the stored state as far as it is valid: each slice is JSON inside the JSON of the whole. */
export function storedState(storage: TabStorage): Record<string, unknown> | undefined {
  const whole = parseJson(storage.read(storageKey));
  if (typeof whole !== 'object' || whole === null) return undefined;
  return sanitizeState(Object.fromEntries(Object.entries(whole).map(([name, slice]) => [name, parseJson(slice)])));
}

/** Stores the three slices of §3, and when they changed, under key `root`, with the rehydration timeout of §9. */
export function persisted<S>(reducer: Reducer<S>, storage: TabStorage) {
  return persistReducer<S>(
    {
      key: persistKey,
      version: persistVersion,
      timeout: persistTimeoutMs,
      storage,
      whitelist: persistedSlices,
      // The library types what was stored as its own; sanitizeState() is what makes it trustworthy.
      getStoredState: (async () => storedState(storage)) as () => Promise<undefined>,
    },
    reducer,
  );
}

/** The actions after which there is again something to store; until then a sign-out leaves storage empty. */
const isWorthStoring = isAnyOf(
  customerApi.endpoints.logIn.matchFulfilled,
  ...Object.values(buyNowSlice.actions),
  ...Object.values(checkoutSlice.actions),
);

/** Resumes the writes that a sign-out paused, before the next change worth storing. */
export function persistAgain(storage: TabStorage): Middleware {
  return () => (next) => (action) => {
    if (storage.paused && isWorthStoring(action)) {
      storage.paused = false;
      storage.acceptWiped(storageKey);
    }
    return next(action);
  };
}

/**
 * Stores the latest changes before the page is left: redux-persist writes one slice per timer, so a busy page would
 * lose its last click.
 */
export function storeWhenLeft() {
  return (_: AppDispatch, __: () => RootState, { persistence }: ThunkExtra): void =>
    window.addEventListener('pagehide', () => void persistence.persistor?.flush());
}
