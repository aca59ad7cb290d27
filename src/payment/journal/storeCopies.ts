import { type RecordStore, StoreMissingError } from './recordStore';

/** What a store answered; null where no answer came. */
export type StoreCopy = ReadonlyMap<string, unknown> | null;

/** The stores of a journal: those that outlive the tab, the one with atomic writes first, and the page's own memory. */
export interface JournalStores {
  readonly shared: readonly RecordStore[];
  readonly page: RecordStore;
}

/** Logs a store's failure and goes on without it. */
export function noteFailure(error: unknown): null {
  console.warn('payment journal:', error instanceof Error ? error.message : error);
  return null;
}

/** Reads all stores side by side and remembers which of them this browser has. */
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
    /** One copy a store, the page's own last. */
    copies: (): Promise<StoreCopy[]> => Promise.all([...shared, page].map(copyIn)),
    /**
     * Whether the copies show every payment this browser can know of. A store that was never read may hold one; a store
     * that was read may fail later, as long as another one shows what the other tabs write.
     */
    isComplete: (copies: readonly StoreCopy[]): boolean =>
      shared.every((store) => missing.has(store)) || (isDecided() && shared.some((_, index) => copies[index] != null)),
    isDecided,
    /** Whether no store is left that may hold an older copy. */
    allAnswered: (copies: readonly StoreCopy[]): boolean =>
      shared.every((store, index) => copies[index] != null || missing.has(store)),
  };
}
