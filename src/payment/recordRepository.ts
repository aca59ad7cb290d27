import type { Ports } from './browser';
import type { JournalContent, WriteResult } from './journal';
import { type PaymentEvent, step } from './machine';
import type { PaymentView } from './paymentView';
import type { PaymentRecord } from './record';

/** An event without its time, which the repository adds. */
export type PaymentEventInput = PaymentEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'at'>
    : never
  : never;

export interface Applied {
  /** Null if the record does not exist. */
  readonly record: PaymentRecord | null;
  /** If several tabs apply the same event, only one wins. */
  readonly won: boolean;
  /** The claim could not be stored outside this tab, so it was not made. */
  readonly storageLost: boolean;
}

/** Valid while the journal is locked. */
export interface JournalSession {
  readonly content: JournalContent;
  apply(attemptId: string, event: PaymentEventInput): Promise<Applied>;
}

export interface RecordRepository {
  find(attemptId: string): Promise<PaymentRecord | null>;
  /** Applies an event to the newest copy. A booking may only be sent after a claim that `won`. */
  apply(attemptId: string, event: PaymentEventInput, options?: { claim: boolean }): Promise<Applied>;
  add(record: PaymentRecord): Promise<WriteResult>;
  /** Locks the journal; nothing is sent meanwhile. */
  decide<T>(use: (session: JournalSession) => Promise<T>): Promise<T>;
  /** Keeps records that changed since the decision. Resolves to false and removes none if the journal is incomplete. */
  removeWhere(isOver: (record: PaymentRecord) => boolean): Promise<boolean>;
}

type Parts = Pick<Ports, 'journal' | 'locks' | 'channel' | 'now'>;

const journalLock = 'journal';
/** Another tab may win several times in a row. */
const maxAttempts = 8;

export function makeRecordRepository({ journal, locks, channel, now }: Parts, view: PaymentView): RecordRepository {
  const at = () => now().toISOString();

  /** Whether other tabs must reread the journal. */
  let changed = false;

  async function write(record: PaymentRecord, claim: boolean): Promise<WriteResult> {
    changed = true;
    return journal.write(record, claim);
  }

  async function apply(attemptId: string, event: PaymentEventInput, claim: boolean): Promise<Applied> {
    let record: PaymentRecord | null = null;
    for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
      record = recordIn(await journal.read(), attemptId);
      // Adding `at` to the input makes it an event again.
      const next = record && step(record, { ...event, at: at() });
      if (!next || next === record) break;
      const written = await write(next, claim);
      if (claim && written === 'unshared') return { record, won: false, storageLost: true };
      if (written !== 'lost') return { record: next, won: true, storageLost: false };
    }
    return { record, won: false, storageLost: false };
  }

  async function locked<T>(use: () => Promise<T>): Promise<T> {
    try {
      return await locks.hold(journalLock, async () => {
        await journal.settle();
        return use();
      });
    } finally {
      if (changed) channel.notify();
      changed = false;
      await view.refresh();
    }
  }

  return {
    find: async (attemptId) => recordIn(await journal.read(), attemptId),
    apply: (attemptId, event, options) => locked(() => apply(attemptId, event, options?.claim ?? false)),
    add: (record) => locked(() => write(record, false)),
    decide: (use) =>
      locked(async () =>
        use({ content: await journal.read(), apply: (attemptId, event) => apply(attemptId, event, false) }),
      ),
    removeWhere: (isOver) =>
      locked(async () => {
        const { records, complete } = await journal.read();
        if (!complete) return false;
        for (const { attemptId, revision } of records.filter(isOver)) {
          changed = true;
          await journal.write({ state: 'REMOVED', attemptId, revision: revision + 1, changedAt: at() }, false);
        }
        return true;
      }),
  };
}

export function recordIn(content: JournalContent, attemptId: string): PaymentRecord | null {
  return content.records.find((record) => record.attemptId === attemptId) ?? null;
}
