import type { Buyer } from '@/domain/order';
import type { Ports } from './browser';
import { accountOrderOf, findOrder } from './orderMatch';
import type { StepResult } from './outcomes';
import type { PaymentView } from './paymentView';
import { bookingBody } from './purchase';
import { reasonTexts } from './reasonTexts';
import type { PaymentRecord } from './record';
import { type PaymentEventInput, type RecordRepository, recordIn } from './recordRepository';
import { belongsTo, mayBookAs } from './recordRules';
import { type BookingReading, readBooking } from './responses';

type Parts = Pick<Ports, 'book' | 'currentUser' | 'locks' | 'online'>;

function eventOf(reading: BookingReading, who: Buyer): PaymentEventInput {
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
      return records.apply(attemptId, eventOf(reading, sent.who));
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

    /** Remembers the account's orders of records that only have the capture's id, so that no later record takes them. */
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
