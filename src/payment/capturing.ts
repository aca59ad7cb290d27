import type { Ports } from './browser';
import { createOrderText, PaymentTextError, type StartResult, type StepResult } from './outcomes';
import type { PaymentView } from './paymentView';
import { conflictOf, type Draft, draftOf, earlierPurchase, type PurchaseToPay } from './purchase';
import { reasonTexts } from './reasonTexts';
import type { PaymentRecord } from './record';
import { type PaymentEventInput, type RecordRepository, recordIn } from './recordRepository';
import { belongsTo, isBlocking, isOpen } from './recordRules';
import { type CaptureReading, pauseAfterTry, readCapture, readCreateOrder } from './responses';

type OpeningParts = Pick<Ports, 'createOrder' | 'currentUser' | 'now' | 'newId'>;
type CapturingParts = Pick<Ports, 'captureOrder' | 'locks' | 'now' | 'random' | 'wait'>;

const failure = (reason: string) => new PaymentTextError(createOrderText(reason));

/** From the tap on the PayPal button to the PayPal order; nothing is charged. */
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
    // Closed or replaced meanwhile.
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
    /** Resolves to whether it had no PayPal order yet. */
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
      // The claim must survive this tab: otherwise, nobody would know of the capture.
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
