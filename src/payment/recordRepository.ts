import type { JournalContent, WriteResult } from './journal/journal';
import { type PaymentEvent, step } from './machine';
import type { PaymentView } from './paymentView';
import type { Ports } from './ports';
import type { PaymentRecord } from './types';

/** An event without its time: the desk's clock adds it. */
export type PaymentEventInput = PaymentEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'at'>
    : never
  : never;

/** What became of an event. */
export interface Applied {
  /** What the journal holds afterwards; null when there is no such record. */
  readonly record: PaymentRecord | null;
  /** Whether this very event changed the record. Of two tabs that apply the same one, only one won. */
  readonly won: boolean;
  /** A claim that no store could keep beyond this tab: it was not made. */
  readonly storageLost: boolean;
}

/** The journal while its lock is held. */
export interface JournalSession {
  readonly content: JournalContent;
  apply(attemptId: string, event: PaymentEventInput): Promise<Applied>;
  /** Writes a record that is new. */
  add(record: PaymentRecord): Promise<WriteResult>;
}

/** The journal as the payment steps use it: every change is read again, stepped, written and shown. */
export interface RecordRepository {
  find(attemptId: string): Promise<PaymentRecord | null>;
  /** Applies an event to the newest copy. Only after a claim that `won` may a booking be sent. */
  apply(attemptId: string, event: PaymentEventInput, options?: { claim: boolean }): Promise<Applied>;
  /** Decides on what the journal holds while no other tab changes it; nothing is sent meanwhile. */
  decide<T>(use: (session: JournalSession) => Promise<T>): Promise<T>;
  /** Removes what `isOver` says of the content as it is when nothing can change any more. */
  removeWhere(isOver: (content: JournalContent) => readonly string[]): Promise<void>;
}

type Parts = Pick<Ports, 'journal' | 'locks' | 'channel' | 'now'>;

const journalLock = 'journal';
/** Another tab can write first several times in a row, but not for ever. */
const mostTries = 8;

export function makeRecordRepository({ journal, locks, channel, now }: Parts, view: PaymentView): RecordRepository {
  const at = () => now().toISOString();

  /** Whether anything was written since the lock was taken: only then the other tabs have to look. */
  let changed = false;

  async function write(record: PaymentRecord, claim: boolean): Promise<WriteResult> {
    changed = true;
    return journal.write(record, claim);
  }

  async function apply(attemptId: string, event: PaymentEventInput, claim: boolean): Promise<Applied> {
    let record: PaymentRecord | null = null;
    for (let tries = 0; tries < mostTries; tries += 1) {
      record = recordIn(await journal.read(), attemptId);
      // The event's own fields are untouched, so the sum is an event again.
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
      return await locks.hold(journalLock, use);
    } finally {
      if (changed) channel.tell();
      changed = false;
      await view.refresh();
    }
  }

  return {
    find: async (attemptId) => recordIn(await journal.read(), attemptId),
    apply: (attemptId, event, options) => locked(() => apply(attemptId, event, options?.claim ?? false)),
    decide: (use) =>
      locked(async () =>
        use({
          content: await journal.read(),
          apply: (attemptId, event) => apply(attemptId, event, false),
          add: (record) => write(record, false),
        }),
      ),
    removeWhere: (isOver) =>
      locked(async () => {
        const attemptIds = isOver(await journal.read());
        if (attemptIds.length === 0) return;
        changed = true;
        await journal.remove(attemptIds, at());
      }),
  };
}

/** The record of an attempt in what was read; null when there is none. */
export function recordIn(content: JournalContent, attemptId: string): PaymentRecord | null {
  return content.records.find((record) => record.attemptId === attemptId) ?? null;
}
