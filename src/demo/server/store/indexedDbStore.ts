import { type DBSchema, type IDBPTransaction, openDB } from 'idb';
import type { DemoState } from '@/demo/server/state';
import type { DemoStore } from './demoStore';

const databaseName = 'tulsi-north-demo';
/** Increment when the data's shape changes: everything is then reseeded. */
const databaseVersion = 1;

interface DemoDatabase extends DBSchema {
  state: { key: 'state'; value: DemoState };
  revision: { key: 'revision'; value: string };
}

const rooms: ('state' | 'revision')[] = ['state', 'revision'];

type Reader = IDBPTransaction<DemoDatabase, ('state' | 'revision')[], 'readonly' | 'readwrite'>;

/**
 * A store in IndexedDB: signing out clears localStorage, but must keep the shop's orders. A read-write transaction
 * per change isolates tabs from each other; the revision says whether this tab's copy is current.
 * @throws if IndexedDB is unavailable.
 */
export async function openIndexedDbStore(seed: () => DemoState): Promise<DemoStore> {
  const database = await openDB<DemoDatabase>(databaseName, databaseVersion, {
    upgrade: (opened) => {
      for (const old of opened.objectStoreNames) opened.deleteObjectStore(old);
      for (const room of rooms) opened.createObjectStore(room);
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
    const { revision, state } = await current(database.transaction(rooms, 'readonly'));
    if (revision) copy = { revision, state };
    return look(state);
  }

  async function transact<T>(change: (state: DemoState) => T): Promise<T> {
    const transaction = database.transaction(rooms, 'readwrite');
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
    const transaction = database.transaction(rooms, 'readwrite');
    void transaction.objectStore('state').put(state, 'state');
    void transaction.objectStore('revision').put(crypto.randomUUID(), 'revision');
    await transaction.done;
    copy = null;
  }

  if (!(await database.getKey('state', 'state'))) await replace(seed());
  return { read, transact, replace };
}
