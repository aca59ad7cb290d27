import type { JournalEntry } from './journalEntry';

/** One place the journal is kept in. Any method may reject: the journal then stands on its other legs. */
export interface JournalLeg {
  /** Everything kept, by attempt id, unchecked. */
  readAll(): Promise<ReadonlyMap<string, unknown>>;
  write(entry: JournalEntry): Promise<void>;
  /** Drops an entry for good, without a trace. */
  drop(attemptId: string): Promise<void>;
}
