import type { StartResult } from '@/payment/outcomes';
import { createOrderText, PaymentTextError } from '@/payment/paymentFailure';
import type { PaymentView } from '@/payment/paymentView';
import type { Ports } from '@/payment/ports';
import { readCreateOrder } from '@/payment/readings/readCreateOrder';
import { reasonTexts } from '@/payment/reasonTexts';
import { type RecordRepository, recordIn } from '@/payment/recordRepository';
import { belongsTo, isOpen } from '@/payment/recordRules';
import { conflictOf, earlierPurchase, shownTo } from '@/payment/samePurchase';
import { draftRecord, type PurchaseToPay } from '@/payment/snapshot';

type Parts = Pick<Ports, 'createOrder' | 'currentUser' | 'now' | 'newId'>;

const conflictTexts = { open: reasonTexts.finishLastOrder, paid: reasonTexts.paidElsewhere } as const;

/** From the tap on the PayPal button to the PayPal order; nothing is charged. */
export function makeOpening(ports: Parts, records: RecordRepository, view: PaymentView) {
  let current: string | null = null;
  const started = new Set<string>();
  const creating = new Map<string, Promise<string>>();

  async function create(attemptId: string): Promise<string> {
    const content = await view.refresh();
    const record = recordIn(content, attemptId);
    if (record?.state === 'CREATED') return record.orderId;
    if (record?.state !== 'DRAFT') throw new PaymentTextError(createOrderText(reasonTexts.attemptClosed));
    const conflict = conflictOf(record, content.records);
    if (conflict) throw new PaymentTextError(createOrderText(conflictTexts[conflict]));
    const answer = await view.working('create', record.who, () => ports.createOrder(record.snapshot.payPalOrder));
    const reading = readCreateOrder(answer);
    if (reading.kind === 'failed') {
      await records.apply(attemptId, { type: 'createFailed', error: reading.reason });
      throw new PaymentTextError(createOrderText(reading.reason));
    }
    const { record: created } = await records.apply(attemptId, { type: 'created', orderId: reading.orderId });
    if (created?.state !== 'CREATED') throw new PaymentTextError(createOrderText(reasonTexts.attemptClosed));
    return created.orderId;
  }

  return {
    begin: (purchase: PurchaseToPay, repeatConfirmed: boolean): Promise<StartResult> =>
      records.decide(async ({ content, apply, add }) => {
        if (!content.complete) return { kind: 'refused', reason: 'storage-lost' };
        const userId = purchase.buyer.kind === 'customer' ? purchase.buyer.userId : null;
        const open = content.records.filter(isOpen).find(({ who }) => belongsTo(who, userId));
        if (open) return { kind: 'refused', reason: 'open-record', record: open };
        const entry = content.quarantined.find(({ who }) => who === null || belongsTo(who, userId));
        if (entry) return { kind: 'refused', reason: 'quarantined', entry };
        const earlier = repeatConfirmed ? undefined : earlierPurchase(content.records, purchase, ports.now());
        if (earlier) return { kind: 'refused', reason: 'recent-same-cart', record: shownTo(userId, earlier) };
        if (current !== null) await apply(current, { type: 'cancelled' });
        const attemptId = ports.newId();
        await add(draftRecord(attemptId, purchase, ports.currentUser()?.orders ?? [], ports.now().toISOString()));
        current = attemptId;
        started.add(attemptId);
        return { kind: 'started', attemptId };
      }),
    /** The page may close its own attempts, whoever is signed in by then. */
    startedHere: (attemptId: string) => started.has(attemptId),
    createOrder: (attemptId: string): Promise<string> => {
      const order = creating.get(attemptId) ?? create(attemptId).finally(() => creating.delete(attemptId));
      creating.set(attemptId, order);
      return order;
    },
  };
}
