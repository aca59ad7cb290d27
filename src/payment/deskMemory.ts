import type { Address } from '@/contract/address';
import type { JournalContent } from './journal';
import type { DeskView } from './outcomes';
import type { Ports } from './ports';
import { isOpen, mayBookAs, needsShopper } from './recordRules';
import type { DoneRecord, PaymentRecord } from './types';

/** What the pages show, kept in step with the journal. */
export interface DeskMemory {
  /** Reads the journal and shows what it holds. */
  refresh(): Promise<JournalContent>;
  /** Runs `use` while `view().working` names its step. */
  working<T>(step: 'create' | 'capture' | 'book', use: () => Promise<T>): Promise<T>;
  view(): DeskView;
  subscribe(listener: () => void): () => void;
}

type Parts = Pick<Ports, 'journal' | 'currentUser' | 'now'>;

function newestDone(records: readonly PaymentRecord[], userId: string | null): DoneRecord | null {
  const mine = records.filter(
    (record): record is DoneRecord => record.state === 'DONE' && mayBookAs(record.who, userId),
  );
  return mine.sort((a, b) => Date.parse(b.bookedAt) - Date.parse(a.bookedAt))[0] ?? null;
}

/** Where the purchases go: as their records say, else as it was `known` before they were settled. */
function addressesOf(records: readonly PaymentRecord[], known: ReadonlyMap<string, Address>): Map<string, Address> {
  const found = new Map<string, Address>();
  for (const { attemptId, snapshot } of records) {
    const address = 'address' in snapshot ? snapshot.address : known.get(attemptId);
    if (address) found.set(attemptId, address);
  }
  return found;
}

/** The desk's picture of the journal, for `useSyncExternalStore`. */
export function makeDeskMemory({ journal, currentUser, now }: Parts): DeskMemory {
  let view: DeskView = {
    ready: false,
    open: null,
    needsShopper: false,
    quarantined: [],
    done: null,
    deliveredTo: null,
    working: null,
  };
  let shown = JSON.stringify(view);
  const listeners = new Set<() => void>();
  /** By attempt. The journal forgets an address with the booking; this page, while it stands, need not. */
  let addresses: ReadonlyMap<string, Address> = new Map();

  function show(next: DeskView): void {
    const text = JSON.stringify(next);
    if (text === shown) return;
    shown = text;
    view = next;
    for (const listener of listeners) listener();
  }

  return {
    refresh: async () => {
      const content = await journal.read();
      addresses = addressesOf(content.records, addresses);
      const userId = currentUser()?.userId ?? null;
      const open = content.records.find(isOpen) ?? null;
      const done = newestDone(content.records, userId);
      show({
        ready: true,
        open,
        needsShopper: open !== null && needsShopper(open, userId, now()),
        quarantined: content.quarantined,
        done,
        deliveredTo: (done && addresses.get(done.attemptId)) ?? null,
        working: view.working,
      });
      return content;
    },
    working: async (step, use) => {
      const working = { step, since: now().toISOString() };
      show({ ...view, working });
      try {
        return await use();
      } finally {
        if (view.working?.since === working.since && view.working.step === step) show({ ...view, working: null });
      }
    },
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
