import type { DeskMemory } from './deskMemory';
import { type DeskRecords, recordIn } from './deskRecords';
import { orderIdsOf } from './orderIds';
import type { Beginning } from './outcomes';
import { createOrderText, PaymentTextError } from './paymentTexts';
import type { Ports } from './ports';
import { readCreateOrder } from './readCreateOrder';
import { isOpen } from './recordRules';
import { recentSamePurchase } from './samePurchase';
import { draftRecord, type PurchaseToPay } from './snapshot';

type Parts = Pick<Ports, 'createOrder' | 'currentUser' | 'now' | 'newId'>;

const closedReason = 'This attempt was closed. Please try again.';
const openReason = 'Please finish your last order first.';

/** From the tap on PayPal's button to PayPal's order: nothing is charged here. */
export function makeOpening(ports: Parts, records: DeskRecords, memory: DeskMemory) {
  /** This tab's attempt whose sheet may be open. */
  let current: string | null = null;
  const creating = new Map<string, Promise<string>>();

  async function create(attemptId: string): Promise<string> {
    const { records: all } = await memory.refresh();
    const record = all.find((one) => one.attemptId === attemptId);
    if (record?.state === 'CREATED') return record.orderId;
    if (record?.state !== 'DRAFT') throw new PaymentTextError(createOrderText(closedReason));
    if (all.some(isOpen)) throw new PaymentTextError(createOrderText(openReason));
    const answer = await memory.working('create', () => ports.createOrder(record.snapshot.payPalOrder));
    const reading = readCreateOrder(answer);
    if (reading.kind === 'failed') {
      await records.happen(attemptId, { type: 'createFailed', error: reading.reason });
      throw new PaymentTextError(createOrderText(reading.reason));
    }
    const created = await records.happen(attemptId, { type: 'created', orderId: reading.orderId });
    if (created?.state !== 'CREATED') throw new PaymentTextError(createOrderText(closedReason));
    return created.orderId;
  }

  return {
    begin: (purchase: PurchaseToPay, repeatConfirmed: boolean): Promise<Beginning> =>
      records.decide(async (content, write) => {
        const open = content.records.find(isOpen);
        if (open) return { kind: 'refused', reason: 'open-record', record: open };
        const [entry] = content.quarantined;
        if (entry) return { kind: 'refused', reason: 'quarantined', entry };
        const recent = repeatConfirmed ? null : recentSamePurchase(content.records, purchase.lines, ports.now());
        if (recent) return { kind: 'refused', reason: 'recent-same-cart', record: recent };
        const earlier = current === null ? null : recordIn(content, current);
        if (earlier) await write(records.stepped(earlier, { type: 'cancelled' }));
        const attemptId = ports.newId();
        const known = orderIdsOf(ports.currentUser()?.orders ?? []);
        await write(draftRecord(attemptId, purchase, known, ports.now().toISOString()));
        current = attemptId;
        return { kind: 'begun', attemptId };
      }),
    createOrder: (attemptId: string): Promise<string> => {
      const asked = creating.get(attemptId) ?? create(attemptId).finally(() => creating.delete(attemptId));
      creating.set(attemptId, asked);
      return asked;
    },
  };
}
