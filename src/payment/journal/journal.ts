import type { PaymentRecord, QuarantinedEntry } from '@/payment/types';
import { type JournalEntry, readEntry, type Tombstone } from './journalEntry';
import { storedRevision } from './recordStore';
import { type JournalStores, makeStoreReader, noteFailure, type StoreCopy } from './storeCopies';

export interface JournalContent {
  readonly records: readonly PaymentRecord[];
  readonly quarantined: readonly QuarantinedEntry[];
  /** False while an unreadable store may hold payments: no payment may start. */
  readonly complete: boolean;
}

/**
 * 'lost': another tab wrote this revision first. 'unshared': only this tab has the new copy, while a shared store has an
 * older one.
 */
export type WriteResult = 'won' | 'lost' | 'unshared';

/** Never rejects: skips stores that fail. */
export interface Journal {
  /** Newest copies across all stores. */
  read(): Promise<JournalContent>;
  /** Skips the write if the same or a newer revision is stored. A `claim` that would be 'unshared' is not stored at all. */
  write(record: PaymentRecord, claim: boolean): Promise<WriteResult>;
  /** Also removes quarantined entries. `at` is an ISO time. */
  remove(attemptIds: readonly string[], at: string): Promise<void>;
  /** Fires when an incomplete journal becomes complete. Returns an unsubscribe function. */
  onComplete(listener: () => void): () => void;
}

/** Milliseconds between attempts to read an incomplete journal. */
const firstPauseMs = 500;
const longestPauseMs = 15_000;

export function makeJournal(journalStores: JournalStores, wait: (ms: number) => Promise<void>): Journal {
  const { shared, page } = journalStores;
  const stores = [...shared, page];
  const reader = makeStoreReader(journalStores);
  const listeners = new Set<() => void>();
  /** Attempts that a shared store has a copy of. */
  const kept = new Set<string>();
  let rereading = false;

  /** Also removes personal data from older copies. */
  async function repairStaleCopies(entry: JournalEntry, copies: readonly StoreCopy[]): Promise<void> {
    const stale = stores.filter((_, index) => {
      const copy = copies[index];
      return copy && storedRevision(copy.get(entry.attemptId)) < entry.revision;
    });
    await Promise.all(stale.map((store) => store.putNewer(entry).catch(noteFailure)));
  }

  async function dropEverywhere(attemptId: string): Promise<void> {
    await Promise.all(stores.map((store) => store.drop(attemptId).catch(noteFailure)));
  }

  async function readAttempt(attemptId: string, copies: readonly StoreCopy[]) {
    const { newest, corrupt } = newestOf(attemptId, copies);
    if (corrupt) return { quarantined: corrupt };
    const leftover = !newest || (newest.state === 'REMOVED' && reader.allAnswered(copies));
    if (leftover) await dropEverywhere(attemptId);
    else await repairStaleCopies(newest, copies);
    return newest && newest.state !== 'REMOVED' ? { record: newest } : {};
  }

  async function read(): Promise<JournalContent> {
    const copies = await reader.copies();
    for (const [index] of shared.entries()) for (const attemptId of copies[index]?.keys() ?? []) kept.add(attemptId);
    const records: PaymentRecord[] = [];
    const quarantined: QuarantinedEntry[] = [];
    for (const attemptId of new Set(copies.flatMap((copy) => [...(copy?.keys() ?? [])]))) {
      const found = await readAttempt(attemptId, copies);
      if (found.record) records.push(found.record);
      if (found.quarantined) quarantined.push(found.quarantined);
    }
    const complete = reader.isComplete(copies);
    if (!complete) void rereadUntilComplete();
    return { records, quarantined, complete };
  }

  async function rereadUntilComplete(): Promise<void> {
    if (rereading) return;
    rereading = true;
    for (let pause = firstPauseMs; rereading; pause = Math.min(2 * pause, longestPauseMs)) {
      await wait(pause);
      rereading = !(await read()).complete;
    }
    for (const listener of listeners) listener();
  }

  return {
    read,
    write: async (record, claim) => {
      let taken = false;
      // An unread store may hold a newer revision.
      if (claim && !reader.isDecided()) return 'unshared';
      for (const store of shared) {
        const won = await store.putNewer(record).catch(noteFailure);
        if (won === false) return 'lost';
        taken ||= won === true;
      }
      if (taken) kept.add(record.attemptId);
      // Without older shared copies, nothing can be resumed twice.
      const unshared = !taken && kept.has(record.attemptId);
      if (claim && unshared) return 'unshared';
      if (!(await page.putNewer(record))) return 'lost';
      return unshared ? 'unshared' : 'won';
    },
    remove: async (attemptIds, at) => {
      const copies = await reader.copies();
      for (const attemptId of attemptIds) {
        // Tombstones invalidate older copies.
        const revision = 1 + Math.max(...copies.map((copy) => storedRevision(copy?.get(attemptId))));
        const tombstone: Tombstone = { state: 'REMOVED', attemptId, revision, changedAt: at };
        await repairStaleCopies(tombstone, copies);
      }
    },
    onComplete: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function newestOf(attemptId: string, copies: readonly StoreCopy[]) {
  const read = copies.flatMap((copy) => (copy?.has(attemptId) ? [readEntry(attemptId, copy.get(attemptId))] : []));
  // For equal revisions, the first store wins: its writes are atomic.
  const newest = read
    .flatMap((one) => (one?.kind === 'entry' ? [one.entry] : []))
    .sort((a, b) => b.revision - a.revision)[0];
  // A corrupt copy may be newer; resuming from the readable one could book twice.
  const corrupt = read.find((one) => one?.kind === 'corrupt' && (one.revision ?? Infinity) > (newest?.revision ?? -1));
  return { newest, corrupt: corrupt?.kind === 'corrupt' ? corrupt.found : null };
}
