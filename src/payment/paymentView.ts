import type { Address } from '@/contract/address';
import type { Buyer } from '@/domain/buyer';
import { findOrder } from './findOrder';
import type { JournalContent } from './journal/journal';
import type { PaymentSnapshot } from './outcomes';
import type { Ports, ShopUser } from './ports';
import { belongsTo, isOpen, isShownAfterwards, needsShopper } from './recordRules';
import type { DoneRecord, OpenRecord, PaymentRecord, SettledBuyer, WithSupportRecord } from './types';

type Step = 'create' | 'capture' | 'book';

export interface PaymentView {
  refresh(): Promise<JournalContent>;
  /** Sets `working` during `use`, unless the payment is somebody else's. */
  working<T>(step: Step, who: Owner, use: () => Promise<T>): Promise<T>;
  snapshot(): PaymentSnapshot;
  subscribe(listener: () => void): () => void;
}

type Parts = Pick<Ports, 'journal' | 'currentUser' | 'now'>;

const empty: PaymentSnapshot = {
  ready: false,
  open: null,
  candidates: [],
  needsShopper: false,
  waitingFor: null,
  quarantined: [],
  done: null,
  closed: [],
  deliveredTo: null,
  working: null,
};

function newestDone(records: readonly PaymentRecord[], now: Date): DoneRecord | null {
  return (
    records
      .filter((record): record is DoneRecord => record.state === 'DONE' && isShownAfterwards(record, now))
      .sort((a, b) => Date.parse(b.bookedAt) - Date.parse(a.bookedAt))[0] ?? null
  );
}

type Owner = Buyer | SettledBuyer;

function waitingFor(owners: readonly Owner[], userId: string | null): PaymentSnapshot['waitingFor'] {
  const others = owners.filter((who) => !belongsTo(who, userId));
  if (others.length === 0) return null;
  if (userId === null) return 'customer';
  return others.some((who) => who.kind === 'guest') ? 'guest' : null;
}

function candidatesFor(open: OpenRecord | null, content: JournalContent, user: ShopUser | null): readonly string[] {
  const match = open && findOrder(open, content.records, user);
  return match?.kind === 'perhaps' ? match.orderIds : [];
}

/** Uses `known` for settled records, which have lost their address. */
function addressesOf(records: readonly PaymentRecord[], known: ReadonlyMap<string, Address>): Map<string, Address> {
  const found = new Map<string, Address>();
  for (const { attemptId, snapshot } of records) {
    const address = 'address' in snapshot ? snapshot.address : known.get(attemptId);
    if (address) found.set(attemptId, address);
  }
  return found;
}

export function makePaymentView({ journal, currentUser, now }: Parts): PaymentView {
  let snapshot = empty;
  let shown = JSON.stringify(snapshot);
  const listeners = new Set<() => void>();
  /** By attempt. Settled records lose their address, but the page may keep showing it. */
  let addresses: ReadonlyMap<string, Address> = new Map();

  function show(next: PaymentSnapshot): void {
    const text = JSON.stringify(next);
    if (text === shown) return;
    shown = text;
    snapshot = next;
    for (const listener of listeners) listener();
  }

  const userId = () => currentUser()?.userId ?? null;

  return {
    refresh: async () => {
      const content = await journal.read();
      addresses = addressesOf(content.records, addresses);
      const user = userId();
      const own = content.records.filter(({ who }) => belongsTo(who, user));
      const open = own.find(isOpen) ?? null;
      const done = newestDone(own, now());
      show({
        ready: snapshot.ready || content.complete,
        open,
        candidates: candidatesFor(open, content, currentUser()),
        needsShopper: open !== null && needsShopper(open, user, now()),
        waitingFor: waitingFor(
          [...content.records.filter(isOpen), ...content.quarantined].flatMap(({ who }) => who ?? []),
          user,
        ),
        quarantined: content.quarantined.filter(({ who }) => who === null || belongsTo(who, user)),
        done,
        closed: own.filter((record): record is WithSupportRecord => record.state === 'WITH_SUPPORT'),
        deliveredTo: (done && addresses.get(done.attemptId)) ?? null,
        working: snapshot.working,
      });
      return content;
    },
    working: async (step, who, use) => {
      if (!belongsTo(who, userId())) return use();
      const working = { step, since: now().toISOString() };
      show({ ...snapshot, working });
      try {
        return await use();
      } finally {
        if (snapshot.working?.since === working.since && snapshot.working.step === step)
          show({ ...snapshot, working: null });
      }
    },
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
