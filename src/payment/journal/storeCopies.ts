import { type RecordStore, StoreMissingError } from './recordStore';

/** Null if the store failed. */
export type StoreCopy = ReadonlyMap<string, unknown> | null;

/** `shared` stores outlive the tab; the one with atomic writes comes first. */
export interface JournalStores {
  readonly shared: readonly RecordStore[];
  readonly page: RecordStore;
}

export function noteFailure(error: unknown): null {
  console.warn('payment journal:', error instanceof Error ? error.message : error);
  return null;
}

export function makeStoreReader({ shared, page }: JournalStores) {
  const read = new Set<RecordStore>();
  const missing = new Set<RecordStore>();

  async function copyIn(store: RecordStore): Promise<StoreCopy> {
    try {
      const copy = await store.readAll();
      read.add(store);
      return copy;
    } catch (error) {
      if (!(error instanceof StoreMissingError)) return noteFailure(error);
      missing.add(store);
      return null;
    }
  }

  const isDecided = () => shared.every((store) => read.has(store) || missing.has(store));

  return {
    /** One per store, the page's last. */
    copies: (): Promise<StoreCopy[]> => Promise.all([...shared, page].map(copyIn)),
    /**
     * Whether the copies contain every payment this browser may know of. A store that was read once may fail, as long as
     * another one shows what other tabs write.
     */
    isComplete: (copies: readonly StoreCopy[]): boolean =>
      shared.every((store) => missing.has(store)) || (isDecided() && shared.some((_, index) => copies[index] != null)),
    isDecided,
    /** Whether no unread store may hold an older copy. */
    allAnswered: (copies: readonly StoreCopy[]): boolean =>
      shared.every((store, index) => copies[index] != null || missing.has(store)),
  };
}
