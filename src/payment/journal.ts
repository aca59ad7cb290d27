import type { PaymentRecord, QuarantinedEntry } from './record';
import { type JournalEntry, type ReadEntry, readEntry, storedRevision } from './storedRecord';
import { type Dismissals, type RecordStore, StoreMissingError } from './stores';

export interface JournalContent {
  readonly records: readonly PaymentRecord[];
  /** The quarantined entries that are not dismissed. */
  readonly quarantined: readonly QuarantinedEntry[];
  /** False while an unreadable store may hold payments: no payment may start, and nothing is forgotten. */
  readonly complete: boolean;
}

/**
 * 'lost': another tab wrote this revision first. 'unshared': only this tab has the new copy, while a shared store has
 * an older one.
 */
export type WriteResult = 'won' | 'lost' | 'unshared';

/** Never rejects: skips stores that fail. */
export interface Journal {
  /**
   * Resolves once a reading has what other tabs wrote before: without the database, tabs only share local storage,
   * which shows their writes late. Call it after locking the journal.
   */
  settle(): Promise<void>;
  /** Resolves to the newest copy of each record across all stores. */
  read(): Promise<JournalContent>;
  /** Skips the write if the same or a newer revision is stored. A `claim` that would be 'unshared' is not stored. */
  write(entry: JournalEntry, claim: boolean): Promise<WriteResult>;
  /** Hides a quarantined entry until it changes. */
  dismiss(entry: QuarantinedEntry): void;
  /** Fires when an incomplete journal becomes complete. Returns an unsubscribe function. */
  onComplete(listener: () => void): () => void;
}

export interface JournalParts {
  /** The database, which writes atomically across tabs, comes first. */
  readonly shared: readonly RecordStore[];
  readonly dismissals: Dismissals;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves once local storage shows what other tabs have written. */
  readonly localStorageSettles: () => Promise<void>;
  /** Asks the browser not to evict the stores. */
  readonly persist: () => void;
}

/** Null if the store failed. */
type StoreCopy = ReadonlyMap<string, unknown> | null;

/** Milliseconds between attempts to read an incomplete journal. */
const firstPauseMs = 500;
const longestPauseMs = 15_000;

function noteFailure(error: unknown): null {
  console.warn('payment journal:', error instanceof Error ? error.message : error);
  return null;
}

/** At the same revision, a record outweighs other kinds, and the first store the others. */
function newestOf(entries: readonly ReadEntry[]): ReadEntry | undefined {
  return [...entries].sort(
    (a, b) => b.revision - a.revision || Number(b.kind === 'record') - Number(a.kind === 'record'),
  )[0];
}

export function makeJournal({ shared, dismissals, wait, localStorageSettles, persist }: JournalParts): Journal {
  const [database] = shared;
  /** The records as last read or written: the only copy while no shared store responds. */
  let lastKnown = new Map<string, JournalEntry>();
  /** Writes that every shared store refused. */
  const unstored = new Map<string, JournalEntry>();
  /** Attempts that a shared store has had a copy of. */
  const storedOnce = new Set<string>();
  const everRead = new Set<RecordStore>();
  const missing = new Set<RecordStore>();
  let isDatabaseLost = false;
  const listeners = new Set<() => void>();
  let rereading = false;
  let written = false;

  async function copyIn(store: RecordStore): Promise<StoreCopy> {
    try {
      const copy = await store.readAll();
      everRead.add(store);
      if (store === database) isDatabaseLost = false;
      return copy;
    } catch (error) {
      if (store === database) isDatabaseLost = true;
      if (!(error instanceof StoreMissingError)) return noteFailure(error);
      missing.add(store);
      return null;
    }
  }

  const settle = async () => {
    if (isDatabaseLost) await localStorageSettles();
  };

  /** Whether no unread store may hold a newer revision. */
  const isDecided = () => shared.every((store) => everRead.has(store) || missing.has(store));

  /** A store that was read once may fail, as long as another one shows what other tabs write. */
  const isComplete = (copies: readonly StoreCopy[]) =>
    shared.every((store) => missing.has(store)) || (isDecided() && copies.some((copy) => copy !== null));

  /** Also removes personal data from older copies. */
  async function repairStaleCopies(entry: JournalEntry, copies: readonly StoreCopy[]): Promise<void> {
    const repairs = shared.map(async (store, index) => {
      const copy = copies[index];
      if (!copy || storedRevision(copy.get(entry.attemptId)) >= entry.revision) return;
      const taken = await store.putNewer(entry).catch(noteFailure);
      if (taken) unstored.delete(entry.attemptId);
    });
    await Promise.all(repairs);
  }

  async function drop(attemptId: string, revision: number): Promise<void> {
    unstored.delete(attemptId);
    await Promise.all(shared.map((store) => store.dropUpTo(attemptId, revision).catch(noteFailure)));
  }

  function entriesOf(attemptId: string, copies: readonly StoreCopy[], allResponded: boolean): ReadEntry[] {
    const stored = copies.flatMap((copy) => (copy?.has(attemptId) ? [readEntry(attemptId, copy.get(attemptId))] : []));
    // Another tab removed the record: this page's own copy is older.
    if (stored.length === 0 && allResponded && storedOnce.has(attemptId)) unstored.delete(attemptId);
    const own = unstored.get(attemptId);
    return own ? [...stored, readEntry(attemptId, own)] : stored;
  }

  async function read(): Promise<JournalContent> {
    const responses = await Promise.all(shared.map(copyIn));
    const copies = responses.some((copy) => copy !== null) ? responses : [...responses, lastKnown];
    const allResponded = shared.every((store, index) => copies[index] != null || missing.has(store));
    for (const copy of responses) for (const attemptId of copy?.keys() ?? []) storedOnce.add(attemptId);
    const records: PaymentRecord[] = [];
    const quarantined: QuarantinedEntry[] = [];
    for (const attemptId of new Set([...copies.flatMap((copy) => [...(copy?.keys() ?? [])]), ...unstored.keys()])) {
      const newest = newestOf(entriesOf(attemptId, copies, allResponded));
      switch (newest?.kind) {
        case 'record':
          records.push(newest.record);
          await repairStaleCopies(newest.record, copies);
          break;
        case 'removed':
          if (allResponded) await drop(attemptId, newest.revision);
          else await repairStaleCopies(newest.tombstone, copies);
          break;
        case 'leftover':
          if (allResponded) await drop(attemptId, newest.revision);
          break;
        case 'quarantined':
          if (!dismissals.has(newest.found)) quarantined.push(newest.found);
      }
    }
    lastKnown = new Map(records.map((record) => [record.attemptId, record]));
    const complete = isComplete(responses);
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
    settle,
    read,
    write: async (entry, claim) => {
      const { attemptId, revision } = entry;
      if (claim && !isDecided()) return 'unshared';
      if (storedRevision(unstored.get(attemptId)) >= revision) return 'lost';
      const results: (true | null)[] = [];
      for (const store of shared) {
        const won = await store.putNewer(entry).catch(noteFailure);
        if (won === false) return 'lost';
        results.push(won);
      }
      isDatabaseLost = results[0] === null;
      await settle();
      const taken = results.includes(true);
      if (!written) persist();
      written = true;
      if (taken) {
        storedOnce.add(attemptId);
        unstored.delete(attemptId);
        lastKnown.set(attemptId, entry);
        return 'won';
      }
      // If no shared store has an older copy, no other tab can resume the payment.
      const unshared = storedOnce.has(attemptId);
      if (!(claim && unshared)) unstored.set(attemptId, entry);
      return unshared ? 'unshared' : 'won';
    },
    dismiss: dismissals.add,
    onComplete: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
