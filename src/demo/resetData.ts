import { seed } from './openStore';
import type { DemoStore } from './server/store/demoStore';

/** Restores the seed data. Sessions survive, except those of accounts created since. */
export async function resetData(store: DemoStore): Promise<void> {
  const fresh = seed();
  const known = new Set([...fresh.users, ...fresh.admins].map(({ _id }) => _id));
  const sessions = await store.read((state) =>
    Object.entries(state.sessions).filter(([, { ownerId }]) => known.has(ownerId)),
  );
  await store.replace({ ...fresh, sessions: Object.fromEntries(sessions) });
}
