import { type DBSchema, type IDBPTransaction, openDB } from 'idb';
import type { DemoState } from './state';

/** The demo backend's storage. Callbacks must be synchronous: they run inside one transaction. */
export interface DemoStore {
  read<T>(look: (state: DemoState) => T): Promise<T>;
  /** Mutates the state in place; changes never overlap, even across tabs. */
  transact<T>(change: (state: DemoState) => T): Promise<T>;
  replace(state: DemoState): Promise<void>;
}

/** For tests, and for browsers without IndexedDB. */
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
const databaseVersion = 2;

interface DemoDatabase extends DBSchema {
  state: { key: 'state'; value: DemoState };
  revision: { key: 'revision'; value: string };
}

const storeNames: ('state' | 'revision')[] = ['state', 'revision'];

type Reader = IDBPTransaction<DemoDatabase, ('state' | 'revision')[], 'readonly' | 'readwrite'>;

/**
 * A store in IndexedDB: signing out clears localStorage, but must keep the shop's orders. A read-write transaction
 * per change isolates tabs from each other; the revision says whether this tab's copy is current.
 * @throws if IndexedDB is unavailable.
 */
export async function openIndexedDbStore(seed: () => DemoState): Promise<DemoStore> {
  const database = await openDB<DemoDatabase>(databaseName, databaseVersion, {
    upgrade: (opened) => {
      for (const name of opened.objectStoreNames) opened.deleteObjectStore(name);
      for (const name of storeNames) opened.createObjectStore(name);
    },
  });
  let copy: { revision: string; state: DemoState } | null = null;

  /** This tab's copy if its revision is current, else the stored state. */
  async function current(opened: Reader): Promise<{ revision: string | undefined; state: DemoState }> {
    const revision = await opened.objectStore('revision').get('revision');
    if (copy && copy.revision === revision) return { revision, state: copy.state };
    const state = await opened.objectStore('state').get('state');
    if (!state) throw new Error('The demo data is gone. Reload the page to have it made again.');
    return { revision, state };
  }

  async function read<T>(look: (state: DemoState) => T): Promise<T> {
    const { revision, state } = await current(database.transaction(storeNames, 'readonly'));
    if (revision) copy = { revision, state };
    return look(state);
  }

  async function transact<T>(change: (state: DemoState) => T): Promise<T> {
    const transaction = database.transaction(storeNames, 'readwrite');
    const { state } = await current(transaction);
    // Dropped until the change is stored: a failed change must not remain in the copy.
    copy = null;
    const result = change(state);
    const revision = crypto.randomUUID();
    await Promise.all([
      transaction.objectStore('state').put(state, 'state'),
      transaction.objectStore('revision').put(revision, 'revision'),
      transaction.done,
    ]);
    copy = { revision, state };
    return result;
  }

  async function replace(state: DemoState): Promise<void> {
    const transaction = database.transaction(storeNames, 'readwrite');
    void transaction.objectStore('state').put(state, 'state');
    void transaction.objectStore('revision').put(crypto.randomUUID(), 'revision');
    await transaction.done;
    copy = null;
  }

  if (!(await database.getKey('state', 'state'))) await replace(seed());
  return { read, transact, replace };
}
