import type { JournalEntry } from './journalEntry';

/** Methods may reject: the journal then relies on its other stores. */
export interface RecordStore {
  /** By attempt id, unvalidated. */
  readAll(): Promise<ReadonlyMap<string, unknown>>;
  /** Atomic. Skips the write if the same or a newer revision is stored; resolves to whether it wrote. */
  putNewer(entry: JournalEntry): Promise<boolean>;
  drop(attemptId: string): Promise<void>;
}

/** The browser lacks this store, so it holds no payments. */
export class StoreMissingError extends Error {
  override readonly name = 'StoreMissingError';
}

/** -1 if unreadable. */
export function storedRevision(raw: unknown): number {
  const revision: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'revision') : undefined;
  return typeof revision === 'number' ? revision : -1;
}
