import { seed } from './openStore';
import type { DemoStore } from './server/store/demoStore';

/** Seeds the shop anew. Who is signed in stays so, unless the account was made since the seed. */
export async function resetData(store: DemoStore): Promise<void> {
  const fresh = seed();
  const known = new Set([...fresh.users, ...fresh.admins].map(({ _id }) => _id));
  const sessions = await store.read((state) =>
    Object.entries(state.sessions).filter(([, { ownerId }]) => known.has(ownerId)),
  );
  await store.replace({ ...fresh, sessions: Object.fromEntries(sessions) });
}
