import { demoBases } from './bases';
import { createSeed } from './seed/createSeed';
import type { DemoStore } from './server/store/demoStore';
import { openIndexedDbStore } from './server/store/indexedDbStore';
import { createMemoryStore } from './server/store/memoryStore';

export const seed = () => createSeed({ apiBase: demoBases.api });

/** Stores the demo's data in IndexedDB, or in memory until the next reload where IndexedDB is unavailable. */
export async function openStore(): Promise<DemoStore> {
  try {
    return await openIndexedDbStore(seed);
  } catch (error) {
    console.warn('The demo keeps its data in memory only:', error);
    return createMemoryStore(seed());
  }
}
