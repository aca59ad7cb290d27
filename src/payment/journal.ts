import { type JournalEntry, readEntry, type Tombstone } from './journalEntry';
import type { JournalLeg } from './journalLeg';
import type { PaymentRecord, QuarantinedEntry } from './types';

/** What the journal holds. */
export interface JournalContent {
  readonly records: readonly PaymentRecord[];
  readonly quarantined: readonly QuarantinedEntry[];
}

/** The durable memory of payments. No method rejects: a leg that fails is done without. */
export interface Journal {
  /** The newest copy of every record, whichever leg has it. */
  read(): Promise<JournalContent>;
  /** Resolves when every leg that works has it. */
  write(record: PaymentRecord): Promise<void>;
  /** Removes records (or quarantined entries) for good; `at` is an ISO time. */
  remove(attemptIds: readonly string[], at: string): Promise<void>;
}

// An older copy in a tab that slept this long is not expected any more.
const tombstoneLifeMs = 60 * 24 * 3_600_000;

type Copies = readonly ReadonlyMap<string, unknown>[];

/** A journal on several legs, the most durable first. The last one should be memory. */
export function makeJournal(legs: readonly JournalLeg[]): Journal {
  const noted = (error: unknown) => console.warn('payment journal:', error instanceof Error ? error.message : error);

  async function copies(): Promise<Copies> {
    return Promise.all(
      legs.map((leg) =>
        leg.readAll().catch((error: unknown) => {
          noted(error);
          return new Map<string, unknown>();
        }),
      ),
    );
  }

  async function writeTo(targets: readonly JournalLeg[], entry: JournalEntry): Promise<void> {
    await Promise.all(targets.map((leg) => leg.write(entry).catch(noted)));
  }

  /** Brings the legs that lag behind up to the newest copy: that also clears personal data out of them. */
  async function heal(entry: JournalEntry, found: Copies): Promise<void> {
    const behind = legs.filter((_, index) => revisionIn(found[index], entry.attemptId) < entry.revision);
    await writeTo(behind, entry);
  }

  async function readEntries() {
    const found = await copies();
    const entries: JournalEntry[] = [];
    const quarantined: QuarantinedEntry[] = [];
    for (const attemptId of new Set(found.flatMap((copy) => [...copy.keys()]))) {
      const read = found.flatMap((copy) => (copy.has(attemptId) ? [readEntry(attemptId, copy.get(attemptId))] : []));
      const newest = newestOf(read.flatMap((one) => (one?.kind === 'entry' ? [one.entry] : [])));
      // A corrupt copy may be newer than the one that can be read: going on from the older one could book twice.
      const corrupt = read.find(
        (one) => one?.kind === 'corrupt' && (one.revision ?? Infinity) > (newest?.revision ?? -1),
      );
      if (corrupt?.kind === 'corrupt') quarantined.push(corrupt.found);
      else if (newest) {
        entries.push(newest);
        await heal(newest, found);
      } else await Promise.all(legs.map((leg) => leg.drop(attemptId).catch(noted)));
    }
    return { entries, quarantined };
  }

  return {
    read: async () => {
      const { entries, quarantined } = await readEntries();
      return { records: entries.filter((entry) => entry.state !== 'REMOVED'), quarantined };
    },
    write: (record) => writeTo(legs, record),
    remove: async (attemptIds, at) => {
      const { entries } = await readEntries();
      for (const attemptId of attemptIds) {
        const revision = (entries.find((entry) => entry.attemptId === attemptId)?.revision ?? 0) + 1;
        const tombstone: Tombstone = { state: 'REMOVED', attemptId, revision, changedAt: at };
        await writeTo(legs, tombstone);
      }
      const old = entries.filter(
        (entry) => entry.state === 'REMOVED' && Date.parse(at) - Date.parse(entry.changedAt) > tombstoneLifeMs,
      );
      await Promise.all(old.flatMap(({ attemptId }) => legs.map((leg) => leg.drop(attemptId).catch(noted))));
    },
  };
}

function newestOf(entries: readonly JournalEntry[]): JournalEntry | undefined {
  return [...entries].sort((a, b) => b.revision - a.revision)[0];
}

function revisionIn(copy: ReadonlyMap<string, unknown> | undefined, attemptId: string): number {
  const read = readEntry(attemptId, copy?.get(attemptId));
  return read?.kind === 'entry' ? read.entry.revision : -1;
}
