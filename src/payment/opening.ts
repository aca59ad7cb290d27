import type { StartResult } from './outcomes';
import { createOrderText, PaymentTextError } from './outcomes';
import type { PaymentView } from './paymentView';
import type { Ports } from './ports';
import { reasonTexts } from './reasonTexts';
import { type RecordRepository, recordIn } from './recordRepository';
import { belongsTo, isBlocking, isOpen } from './recordRules';
import { readCreateOrder } from './responses';
import { conflictOf, earlierPurchase, shownTo } from './samePurchase';
import { type Draft, draftOf, type PurchaseToPay } from './snapshot';

type Parts = Pick<Ports, 'createOrder' | 'currentUser' | 'now' | 'newId'>;

const conflictTexts = { open: reasonTexts.finishLastOrder, paid: reasonTexts.paidElsewhere } as const;

const failure = (reason: string) => new PaymentTextError(createOrderText(reason));

/** From the tap on the PayPal button to the PayPal order; nothing is charged. */
export function makeOpening(ports: Parts, records: RecordRepository, view: PaymentView) {
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
    if (conflict) throw failure(conflictTexts[conflict]);
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
        if (earlier) return { kind: 'refused', reason: 'recent-same-cart', record: shownTo(userId, earlier) };
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
