import type { Buyer } from '@/domain/order';
import type { Ports } from './browser';
import { accountOrderOf, findOrder } from './orderMatch';
import { createOrderText, PaymentTextError, type StartResult, type StepResult } from './outcomes';
import type { PaymentView } from './paymentView';
import { bookingBody, conflictOf, type Draft, draftOf, earlierPurchase, type PurchaseToPay } from './purchase';
import { reasonTexts } from './reasonTexts';
import type { PaymentRecord } from './record';
import { type PaymentEventInput, type RecordRepository, recordIn } from './recordRepository';
import { belongsTo, isBlocking, isOpen, mayBookAs } from './recordRules';
import {
  type BookingReading,
  type CaptureReading,
  pauseAfterTry,
  readBooking,
  readCapture,
  readCreateOrder,
} from './responses';

type OpeningParts = Pick<Ports, 'createOrder' | 'currentUser' | 'now' | 'newId'>;
type CapturingParts = Pick<Ports, 'captureOrder' | 'locks' | 'now' | 'random' | 'wait'>;

const failure = (reason: string) => new PaymentTextError(createOrderText(reason));

/** The steps from the click on PayPal's button to PayPal's order; nothing is charged. */
export function makeOpening(ports: OpeningParts, records: RecordRepository, view: PaymentView) {
  let current: string | null = null;
  const drafts = new Map<string, Draft>();
  const creating = new Map<string, Promise<string>>();

  async function create(attemptId: string): Promise<string> {
    const content = await view.refresh();
    const record = recordIn(content, attemptId);
    if (record?.state === 'CREATED') return record.orderId;
    const draft = drafts.get(attemptId);
    if (record || !draft || current !== attemptId) throw failure(reasonTexts.attemptClosed);
    const conflict = conflictOf(draft, content);
    if (conflict) throw failure(conflict === 'open' ? reasonTexts.finishLastOrder : reasonTexts.paidElsewhere);
    const response = await view.working('create', draft.who, () => ports.createOrder(draft.snapshot.payPalOrder));
    const reading = readCreateOrder(response);
    if (reading.kind === 'failed') throw failure(reading.reason);
    // The attempt was closed or replaced meanwhile.
    if (current !== attemptId) throw failure(reasonTexts.attemptClosed);
    await records.add({ ...draft, state: 'CREATED', orderId: reading.orderId });
    return reading.orderId;
  }

  return {
    begin: (purchase: PurchaseToPay, repeatConfirmed: boolean): Promise<StartResult> =>
      records.decide(async ({ content, apply }) => {
        if (!content.complete) return { kind: 'refused', reason: 'storage-lost' };
        const userId = purchase.buyer.kind === 'customer' ? purchase.buyer.userId : null;
        const open = content.records.filter(isOpen).find(({ who }) => belongsTo(who, userId));
        if (open) return { kind: 'refused', reason: 'open-record', record: open };
        const entry = content.quarantined.find((one) => isBlocking(one, { userId, now: ports.now() }));
        if (entry) return { kind: 'refused', reason: 'quarantined', entry };
        const earlier = repeatConfirmed ? undefined : earlierPurchase(content.records, purchase, ports.now());
        const isHidden = !earlier || isOpen(earlier) || !belongsTo(earlier.who, userId);
        if (earlier) return { kind: 'refused', reason: 'recent-same-cart', record: isHidden ? null : earlier };
        if (current !== null) await apply(current, { type: 'cancelled' });
        const attemptId = ports.newId();
        drafts.set(
          attemptId,
          draftOf(attemptId, purchase, ports.currentUser()?.orders ?? [], ports.now().toISOString()),
        );
        current = attemptId;
        return { kind: 'started', attemptId };
      }),
    /** The page may close its own attempts, whoever is signed in by then. */
    startedHere: (attemptId: string) => drafts.has(attemptId),
    abandon: (attemptId: string): void => {
      if (current === attemptId) current = null;
    },
    createOrder: (attemptId: string): Promise<string> => {
      const order = creating.get(attemptId) ?? create(attemptId).finally(() => creating.delete(attemptId));
      creating.set(attemptId, order);
      return order;
    },
  };
}

const conflictTexts = { open: reasonTexts.otherOrderOpen, paid: reasonTexts.paidElsewhere } as const;

function eventOf(reading: CaptureReading, orderId: string, at: string): PaymentEventInput {
  switch (reading.kind) {
    case 'captured':
      return { type: 'captured', capture: { ...reading.facts, id: reading.facts.id || orderId, at } };
    case 'declined':
      return { type: 'declined', error: reading.reason };
    case 'refused':
      return { type: 'notCharged', error: reading.reason };
    case 'unclear':
      return { type: 'captureUnclear', error: reading.reason };
  }
}

export function makeCapturing(ports: CapturingParts, records: RecordRepository, view: PaymentView) {
  /** Closes the attempt if capturing it would pay twice, else applies `event`. */
  function unlessConflict(attemptId: string, event: PaymentEventInput | null): Promise<PaymentRecord | null> {
    return records.decide(async ({ content, apply }) => {
      const found = recordIn(content, attemptId);
      const conflict = found && conflictOf(found, content);
      if (conflict) return (await apply(attemptId, { type: 'approvalRefused', error: conflictTexts[conflict] })).record;
      return event ? (await apply(attemptId, event)).record : found;
    });
  }

  function captureOnce(attemptId: string): Promise<StepResult & { readonly retryAfterMs?: number | null }> {
    return ports.locks.hold(attemptId, async () => {
      // The claim must outlive this tab: otherwise, no other tab would know of the capture.
      const claim = await records.apply(attemptId, { type: 'captureSent' }, { claim: true });
      const sent = claim.record;
      if (!claim.won || sent?.state !== 'CAPTURING') return claim;
      const reading = readCapture(await ports.captureOrder(sent.orderId));
      const at = ports.now().toISOString();
      const { record } = await records.apply(attemptId, eventOf(reading, sent.orderId, at));
      return { record, retryAfterMs: reading.kind === 'unclear' ? reading.waitMs : null };
    });
  }

  return {
    accept: (attemptId: string, orderId: string) => unlessConflict(attemptId, { type: 'approved', orderId }),

    /** Retries until the response is clear or the pauses run out. */
    capture: (record: PaymentRecord): Promise<StepResult> =>
      view.working('capture', record.who, async () => {
        // Without locks, two tabs may have accepted at once; each now sees the other's approval.
        const checked = record.state === 'APPROVED' ? await unlessConflict(record.attemptId, null) : record;
        if (checked?.state !== 'APPROVED' && checked?.state !== 'CAPTURING') return { record: checked };
        for (let tries = 1; ; tries += 1) {
          const captured = await captureOnce(record.attemptId);
          if (captured.record?.state !== 'CAPTURING' || captured.storageLost) return captured;
          const pause = pauseAfterTry(tries, captured.retryAfterMs ?? null, ports.random());
          if (pause === null) return captured;
          await ports.wait(pause);
        }
      }),
  };
}

type Parts = Pick<Ports, 'book' | 'currentUser' | 'locks' | 'online'>;

function eventOfBooking(reading: BookingReading, who: Buyer): PaymentEventInput {
  switch (reading.kind) {
    case 'booked':
      return { type: 'booked', orderNumber: reading.orderNumber };
    case 'sign-in':
      // Guests cannot sign in.
      return { type: 'bookRefused', because: who.kind === 'guest' ? 'refused' : reading.kind, error: reading.reason };
    case 'refused':
      return { type: 'bookRefused', because: reading.kind, error: reading.reason };
    case 'unclear':
      return { type: 'bookUnclear', error: reading.reason };
  }
}

export function makeBooking(ports: Parts, records: RecordRepository, view: PaymentView) {
  const userId = () => ports.currentUser()?.userId ?? null;

  /** Sets DONE if the account shows the order. */
  function probe(attemptId: string): Promise<StepResult> {
    return records.decide(async ({ content, apply }) => {
      const record = recordIn(content, attemptId);
      if (record?.state !== 'UNKNOWN' && record?.state !== 'BOOK_REFUSED') return { record };
      const match = findOrder(record, content.records, ports.currentUser());
      if (match.kind === 'perhaps') return { record, candidates: match.orderIds };
      if (match.kind === 'none') return { record };
      return apply(attemptId, { type: 'booked', orderNumber: match.orderId });
    });
  }

  /** Only sends if this tab's claim wins. */
  async function send(attemptId: string): Promise<StepResult> {
    const record = await records.find(attemptId);
    if (record?.state !== 'CAPTURED' || !mayBookAs(record.who, userId()) || !ports.online()) return { record };
    const claim = await records.apply(attemptId, { type: 'bookingSent' }, { claim: true });
    const sent = claim.record;
    if (!claim.won || sent?.state !== 'BOOKING') return claim;
    return view.working('book', sent.who, async () => {
      const reading = readBooking(await ports.book(bookingBody(sent)), sent.capture.id, sent.snapshot.knownOrderIds);
      return records.apply(attemptId, eventOfBooking(reading, sent.who));
    });
  }

  /** A BOOKING record whose lock is free was left by a closed tab; its response is lost. */
  async function recover(attemptId: string): Promise<StepResult> {
    await records.apply(attemptId, { type: 'bookUnclear', error: reasonTexts.pageClosed });
    return probe(attemptId);
  }

  return {
    book: (attemptId: string): Promise<StepResult> =>
      ports.locks.hold(attemptId, async () => {
        const recovered = await recover(attemptId);
        return recovered.record?.state === 'CAPTURED' ? send(attemptId) : recovered;
      }),

    /**
     * Sends a refused or unknown booking again, unless another tab already has. `isAnother`: the shopper says that the
     * candidates are other orders.
     */
    bookAgain: (seen: PaymentRecord, isAnother: boolean): Promise<StepResult> =>
      ports.locks.hold(seen.attemptId, async () => {
        const recovered = await recover(seen.attemptId);
        const { record } = recovered;
        if (!record || (recovered.candidates && !isAnother) || !mayBookAs(record.who, userId())) return recovered;
        const again = await records.apply(seen.attemptId, { type: 'sendAgain', seenRevision: seen.revision });
        return again.record?.state === 'CAPTURED' ? send(seen.attemptId) : again;
      }),

    /** Stores the account's order of each record that only has the capture's id, so that no later record takes it. */
    numberPlaced: (): Promise<void> =>
      records.decide(async ({ content, apply }) => {
        for (const record of content.records) {
          const accountOrderId =
            record.state === 'DONE' ? accountOrderOf(record, content.records, ports.currentUser()) : null;
          if (accountOrderId !== null) await apply(record.attemptId, { type: 'found', accountOrderId });
        }
      }),

    confirmBooked: (attemptId: string, orderId: string): Promise<StepResult> =>
      records.decide(async ({ content, apply }) => {
        const record = recordIn(content, attemptId);
        if (!record || !belongsTo(record.who, userId())) return { record: null };
        const match = findOrder(record, content.records, ports.currentUser());
        const isOffered = match.kind === 'perhaps' && match.orderIds.includes(orderId);
        return isOffered ? apply(attemptId, { type: 'booked', orderNumber: orderId }) : { record };
      }),
  };
}
