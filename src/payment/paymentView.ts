import * as v from 'valibot';
import { type Address, addressSchema } from '@/contract/address';
import type { Ports, ShopUser } from './browser';
import type { JournalContent } from './journal';
import { findOrder } from './orderMatch';
import { captureText, type PaymentSnapshot } from './outcomes';
import { reasonTexts } from './reasonTexts';
import type { DoneRecord, OpenRecord, PaymentRecord, Who, WithSupportRecord } from './record';
import { belongsTo, isBlocking, isOpen, isShownAfterwards, isWithSupport, needsShopper } from './recordRules';

type Step = 'create' | 'capture' | 'book';

export interface PaymentView {
  refresh(): Promise<JournalContent>;
  /** Sets `working` during `use`, unless the payment is somebody else's. */
  working<T>(step: Step, who: Who, use: () => Promise<T>): Promise<T>;
  /** Call it once the page itself has shown the refusal. */
  clearRefusal(): void;
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
  refusal: null,
  done: null,
  placed: [],
  closed: [],
  deliveredTo: null,
  placedWith: null,
  working: null,
};

/** Newest first. */
function placedOrders(records: readonly PaymentRecord[], now: Date): DoneRecord[] {
  return records
    .filter((record) => record.state === 'DONE')
    .filter((record) => isShownAfterwards(record, now))
    .sort((a, b) => Date.parse(b.bookedAt) - Date.parse(a.bookedAt));
}

function waitingFor(owners: readonly Who[], userId: string | null): PaymentSnapshot['waitingFor'] {
  const others = owners.filter((who) => !belongsTo(who, userId));
  if (others.length === 0) return null;
  if (userId === null) return 'customer';
  return others.some((who) => who.kind === 'guest') ? 'guest' : null;
}

function candidatesFor(open: OpenRecord | null, content: JournalContent, user: ShopUser | null): readonly string[] {
  const match = open && findOrder(open, content.records, user);
  return match?.kind === 'perhaps' ? match.orderIds : [];
}

/** The text for a payment that was open in the previous snapshot and that PayPal has refused since. */
function refusalOf(before: PaymentSnapshot, open: OpenRecord | null, own: readonly PaymentRecord[]): string | null {
  if (open) return null;
  const refused = own.find(({ attemptId }) => attemptId === before.open?.attemptId);
  if (refused?.state !== 'NOT_CHARGED' && refused?.state !== 'DECLINED') return before.refusal;
  return `${captureText(refused.lastError)} ${reasonTexts.notCharged}`;
}

interface Recipient {
  readonly address: Address;
  readonly email: string;
}

/** Uses `known` for settled records, which have lost address and email. */
function recipientsOf(records: readonly PaymentRecord[], known: ReadonlyMap<string, Recipient>) {
  const found = new Map<string, Recipient>();
  for (const { attemptId, snapshot, who } of records) {
    const recipient =
      'address' in snapshot && 'email' in who
        ? { address: v.parse(addressSchema, snapshot.address), email: who.email }
        : known.get(attemptId);
    if (recipient) found.set(attemptId, recipient);
  }
  return found;
}

export function makePaymentView({ journal, currentUser, now }: Parts): PaymentView {
  let snapshot = empty;
  let shown = JSON.stringify(snapshot);
  const listeners = new Set<() => void>();
  let turns = 0;
  let shownTurn = 0;
  /** By attempt. Settled records lose address and email, but the page may keep showing them. */
  let recipients: ReadonlyMap<string, Recipient> = new Map();

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
      turns += 1;
      const turn = turns;
      const content = await journal.read();
      // A later read, which is newer, may have finished first.
      if (turn < shownTurn) return content;
      shownTurn = turn;
      recipients = recipientsOf(content.records, recipients);
      const user = userId();
      const own = content.records.filter(({ who }) => belongsTo(who, user));
      const open = own.find(isOpen) ?? null;
      const placed = placedOrders(own, now());
      const done = placed[0] ?? null;
      const recipient = done && recipients.get(done.attemptId);
      show({
        ready: snapshot.ready || content.complete,
        open,
        candidates: candidatesFor(open, content, currentUser()),
        needsShopper: open !== null && needsShopper(open, user, now()),
        waitingFor: waitingFor(
          [...content.records.filter(isOpen), ...content.quarantined].flatMap(({ who }) => who ?? []),
          user,
        ),
        quarantined: content.quarantined.filter((entry) => isBlocking(entry, { userId: user, now: now() })),
        refusal: refusalOf(snapshot, open, own),
        done,
        placed,
        closed: own.filter((record): record is WithSupportRecord => isWithSupport(record, now())),
        deliveredTo: recipient?.address ?? null,
        placedWith: recipient?.email ?? null,
        working: snapshot.working,
      });
      return content;
    },
    working: async (step, who, use) => {
      if (!belongsTo(who, userId())) return use();
      const working = { step, since: now().toISOString() };
      const result = use();
      try {
        show({ ...snapshot, working, refusal: null });
      } finally {
        // A listener that throws does not keep the step from being written.
        await Promise.allSettled([result]);
        if (snapshot.working?.since === working.since && snapshot.working.step === step)
          show({ ...snapshot, working: null });
      }
      return result;
    },
    clearRefusal: () => show({ ...snapshot, refusal: null }),
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
