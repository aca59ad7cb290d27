import { demoBases } from './bases';
import { createSeed } from './seed/createSeed';
import type { DemoStore } from './server/store/demoStore';
import { openIndexedDbStore } from './server/store/indexedDbStore';
import { createMemoryStore } from './server/store/memoryStore';

/** The shop as it is before anybody came. */
export const seed = () => createSeed({ apiBase: demoBases.api });

/** The demo's data in IndexedDB; in memory where the browser gives none, then it lasts until the next reload. */
export async function openStore(): Promise<DemoStore> {
  try {
    return await openIndexedDbStore(seed);
  } catch (error) {
    console.warn('The demo keeps its data in memory only:', error);
    return createMemoryStore(seed());
  }
}
