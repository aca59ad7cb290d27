import { type DBSchema, openDB } from 'idb';
import type { DemoState } from './state';

/** The demo backend's storage. Callbacks must be synchronous: they run inside one transaction. */
export interface DemoStore {
  read<T>(look: (state: DemoState) => T): Promise<T>;
  /** Mutates the state in place; changes never overlap, even across tabs. */
  transact<T>(change: (state: DemoState) => T): Promise<T>;
  replace(state: DemoState): Promise<void>;
}

/** A store for tests, and for browsers without IndexedDB. */
export function createMemoryStore(seed: DemoState): DemoStore {
  let current = seed;
  return {
    read: async (look) => look(current),
    transact: async (change) => change(current),
    replace: async (state) => {
      current = state;
    },
  };
}

/** Restores the seed. Sessions survive, except those of accounts created since. */
export async function resetStore(store: DemoStore, seed: DemoState): Promise<void> {
  const known = new Set([...seed.users, ...seed.admins].map(({ _id }) => _id));
  const sessions = await store.read((state) =>
    Object.entries(state.sessions).filter(([, { ownerId }]) => known.has(ownerId)),
  );
  await store.replace({ ...seed, sessions: Object.fromEntries(sessions) });
}

const databaseName = 'tulsi-north-demo';
/** Increment when the data's shape changes: everything is then reseeded. */
const databaseVersion = 3;

interface DemoDatabase extends DBSchema {
  state: { key: 'state'; value: DemoState };
}

function stored(state: DemoState | undefined): DemoState {
  if (!state) throw new Error('The demo data is gone. Reload the page to have it made again.');
  return state;
}

/**
 * A store in IndexedDB: signing out clears localStorage, but must keep the shop's orders. A read-write transaction
 * per change isolates tabs from each other.
 * @throws if IndexedDB is unavailable.
 */
export async function openIndexedDbStore(seed: () => DemoState): Promise<DemoStore> {
  const database = await openDB<DemoDatabase>(databaseName, databaseVersion, {
    upgrade: (opened) => {
      for (const name of opened.objectStoreNames) opened.deleteObjectStore(name);
      opened.createObjectStore('state');
    },
  });
  const replace = async (state: DemoState) => void (await database.put('state', state, 'state'));
  if (!(await database.getKey('state', 'state'))) await replace(seed());
  return {
    read: async (look) => look(stored(await database.get('state', 'state'))),
    transact: async (change) => {
      const { store, done } = database.transaction('state', 'readwrite');
      const state = stored(await store.get('state'));
      const result = change(state);
      await Promise.all([store.put(state, 'state'), done]);
      return result;
    },
    replace,
  };
}
