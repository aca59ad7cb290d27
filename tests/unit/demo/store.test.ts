import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { createSeed } from '@/demo/seed/seed';
import { createMemoryStore, openIndexedDbStore, resetStore } from '@/demo/server/store';

const seed = () => createSeed({ apiBase: '', products: 3 });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('seeds an empty database once and keeps changes', async () => {
  const first = await openIndexedDbStore(seed);
  await first.transact((state) => {
    state.adminCode = 'CHANGED';
  });
  const second = await openIndexedDbStore(seed);
  expect(await second.read((state) => state.adminCode)).toBe('CHANGED');
});

it('loses no change when two tabs write simultaneously', async () => {
  const tabs = [await openIndexedDbStore(seed), await openIndexedDbStore(seed)];
  const before = await tabs[0]?.read((state) => state.counter);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      tabs[index % 2]?.transact((state) => {
        state.counter += 1;
      }),
    ),
  );
  for (const tab of tabs) expect(await tab.read((state) => state.counter)).toBe((before ?? 0) + 40);
});

it('rolls back a failed change', async () => {
  const store = await openIndexedDbStore(seed);
  const failing = store.transact((state) => {
    state.counter = 99;
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await store.read((state) => state.counter)).toBe(0);
});

it('replaces the state', async () => {
  const store = await openIndexedDbStore(seed);
  await store.replace({ ...seed(), adminCode: 'ANOTHER' });
  expect(await store.read((state) => state.adminCode)).toBe('ANOTHER');
});

it('a reset restores the seed; sessions survive, except those of accounts created since', async () => {
  const store = createMemoryStore(seed());
  const known = await store.transact((state) => {
    state.adminCode = 'CHANGED';
    state.sessions = {
      known: { role: 'customer', ownerId: state.users[0]?._id ?? '' },
      created: { role: 'customer', ownerId: 'created since' },
    };
    return state.sessions.known;
  });
  await resetStore(store, seed());
  expect(await store.read((state) => state)).toEqual({ ...seed(), sessions: { known } });
});
