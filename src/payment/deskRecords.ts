import type { DeskMemory } from './deskMemory';
import type { JournalContent } from './journal';
import { type PaymentEvent, step } from './machine';
import type { Ports } from './ports';
import type { PaymentRecord } from './types';

/** An event without its time: the desk's clock adds it. */
export type Happening = PaymentEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'at'> : never) : never;

/** The journal as the desk's steps use it: every change is re-read, stepped, written, told and shown. */
export interface DeskRecords {
  find(attemptId: string): Promise<PaymentRecord | null>;
  /** Applies an event to the newest copy; gives what is in the journal afterwards, null when there is no such record. */
  happen(attemptId: string, happening: Happening): Promise<PaymentRecord | null>;
  /** As `happen` for several events and a look around: `use` decides under the lock what is written. */
  decide<T>(use: (content: JournalContent, write: (record: PaymentRecord) => Promise<void>) => Promise<T>): Promise<T>;
  stepped(record: PaymentRecord, happening: Happening): PaymentRecord;
  remove(attemptIds: readonly string[]): Promise<void>;
}

type Parts = Pick<Ports, 'journal' | 'locks' | 'channel' | 'now'>;

/** Short-lived lock around "re-read, write"; nothing is sent while it is held. */
const journalLock = 'journal';

export function makeDeskRecords({ journal, locks, channel, now }: Parts, memory: DeskMemory): DeskRecords {
  const at = () => now().toISOString();
  // The event's own fields are untouched, so the sum is an event again.
  const stepped = (record: PaymentRecord, happening: Happening) => step(record, { ...happening, at: at() });

  const decide: DeskRecords['decide'] = (use) =>
    locks.hold(journalLock, async () => {
      let changed = false;
      const result = await use(await journal.read(), async (record) => {
        changed = true;
        await journal.write(record);
      });
      if (changed) channel.tell();
      await memory.refresh();
      return result;
    });

  return {
    stepped,
    decide,
    find: async (attemptId) => recordIn(await journal.read(), attemptId),
    happen: (attemptId, happening) =>
      decide(async (content, write) => {
        const record = recordIn(content, attemptId);
        if (!record) return null;
        const next = stepped(record, happening);
        if (next !== record) await write(next);
        return next;
      }),
    remove: (attemptIds) =>
      locks.hold(journalLock, async () => {
        if (attemptIds.length === 0) return;
        await journal.remove(attemptIds, at());
        channel.tell();
        await memory.refresh();
      }),
  };
}

/** The record of an attempt in what was read; null when there is none. */
export function recordIn(content: JournalContent, attemptId: string): PaymentRecord | null {
  return content.records.find((record) => record.attemptId === attemptId) ?? null;
}
