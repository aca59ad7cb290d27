import type { Approval } from '@/payment/outcomes';
import { captureText } from '@/payment/paymentFailure';
import type { PaymentView } from '@/payment/paymentView';
import type { Ports } from '@/payment/ports';
import { type CaptureReading, readCapture } from '@/payment/readings/readCapture';
import { reasonTexts } from '@/payment/reasonTexts';
import { type PaymentEventInput, type RecordRepository, recordIn } from '@/payment/recordRepository';
import { conflictOf } from '@/payment/samePurchase';
import type { PaymentRecord } from '@/payment/types';
import { pauseAfterTry } from './captureRetries';

type Parts = Pick<Ports, 'captureOrder' | 'locks' | 'now' | 'random' | 'wait'>;

interface Captured {
  readonly record: PaymentRecord | null;
  /** The claim could not be stored outside this tab; nothing was sent. */
  readonly storageLost?: boolean;
}

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

const conflictTexts = { open: reasonTexts.otherOrderOpen, paid: reasonTexts.paidElsewhere } as const;

export function approvalOf(record: PaymentRecord | null): Approval {
  switch (record?.state) {
    case 'CAPTURED':
    case 'BOOKING':
    case 'UNKNOWN':
    case 'BOOK_REFUSED':
    case 'DONE':
      return { kind: 'captured', record };
    case 'DECLINED':
      return { kind: 'declined' };
    case 'APPROVED':
    case 'CAPTURING':
    case 'PAID_LATE':
      return { kind: 'unclear', record };
    case 'WITH_SUPPORT':
      return { kind: 'with-support', record };
    case 'NOT_CHARGED':
      return { kind: 'refused', text: captureText(record.lastError) };
    case 'DRAFT':
    case 'CREATED':
    case 'CANCELLED':
      return { kind: 'refused', text: captureText(reasonTexts.attemptClosedUnpaid) };
    default:
      return { kind: 'refused', text: captureText(reasonTexts.attemptClosed) };
  }
}

export function makeCapturing(ports: Parts, records: RecordRepository, view: PaymentView) {
  function captureOnce(attemptId: string): Promise<Captured & { readonly retryAfterMs?: number | null }> {
    return ports.locks.hold(attemptId, async () => {
      // The claim must survive this tab: otherwise, nobody would know of the capture.
      const claim = await records.apply(attemptId, { type: 'captureSent' }, { claim: true });
      const sent = claim.record;
      if (!claim.won || sent?.state !== 'CAPTURING') return claim;
      const reading = readCapture(await ports.captureOrder(sent.orderId), sent.tries > 1);
      const at = ports.now().toISOString();
      const { record } = await records.apply(attemptId, eventOf(reading, sent.orderId, at));
      return { record, retryAfterMs: reading.kind === 'unclear' ? reading.waitMs : null };
    });
  }

  return {
    /** Writes APPROVED, or closes the attempt if capturing it would pay twice. */
    accept: (attemptId: string, orderId: string): Promise<PaymentRecord | null> =>
      records.decide(async ({ content, apply }) => {
        const found = recordIn(content, attemptId);
        if (!found) return null;
        const conflict = conflictOf(found, content.records);
        await apply(attemptId, { type: 'restarted' });
        const { record } = await apply(
          attemptId,
          conflict ? { type: 'approvalRefused', error: conflictTexts[conflict] } : { type: 'approved', orderId },
        );
        return record;
      }),

    /** Retries until the response is clear or the pauses run out. */
    capture: async (record: PaymentRecord): Promise<Captured> =>
      view.working('capture', record.who, async () => {
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
