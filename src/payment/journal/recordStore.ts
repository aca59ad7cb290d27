import type { JournalEntry } from './journalEntry';

/** One place that keeps the journal. Any method may reject: the journal then relies on its other stores. */
export interface RecordStore {
  /** Everything kept, by attempt id, unchecked. */
  readAll(): Promise<ReadonlyMap<string, unknown>>;
  /** Writes in one atomic step unless the same or a newer revision is stored; resolves to whether it wrote. */
  putNewer(entry: JournalEntry): Promise<boolean>;
  /** Deletes an entry without a trace. */
  drop(attemptId: string): Promise<void>;
}

/** This browser has no such store at all, so it cannot hold a payment either. */
export class StoreMissingError extends Error {
  override readonly name = 'StoreMissingError';
}

/** The revision of whatever a store holds, -1 where none can be read. */
export function storedRevision(raw: unknown): number {
  const revision: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'revision') : undefined;
  return typeof revision === 'number' ? revision : -1;
}
