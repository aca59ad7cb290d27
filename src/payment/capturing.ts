import { pauseAfterTry } from './captureRetries';
import type { DeskMemory } from './deskMemory';
import { type DeskRecords, type Happening, recordIn } from './deskRecords';
import type { Approval } from './outcomes';
import { captureText } from './paymentTexts';
import type { Ports } from './ports';
import { type CaptureReading, readCapture } from './readCapture';
import { isOpen } from './recordRules';
import { recentSamePurchase } from './samePurchase';
import type { PaymentRecord } from './types';

type Parts = Pick<Ports, 'captureOrder' | 'locks' | 'now' | 'random' | 'wait'>;

const closedReason = 'This attempt was closed: you were not charged. Please try again.';
const otherOpenReason = 'You were not charged: another order of yours is still being finished.';
const paidElsewhereReason = 'You were not charged: the same items were just paid for in another tab.';

function happeningOf(reading: CaptureReading, orderId: string, at: string): Happening {
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

/** What an attempt's record says after its capture. */
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
    case 'CAPTURING':
      return { kind: 'unclear', record };
    case 'NOT_CHARGED':
      return { kind: 'refused', text: captureText(record.lastError) };
    default:
      return { kind: 'refused', text: captureText(closedReason) };
  }
}

/** From the shopper's approval to moved money. */
export function makeCapturing(ports: Parts, records: DeskRecords, memory: DeskMemory) {
  /** One try: "re-read, capture, write" under the attempt's lock. `askedMs` is what a 429 asked for. */
  function captureOnce(attemptId: string) {
    return ports.locks.hold(attemptId, async () => {
      const sent = await records.happen(attemptId, { type: 'captureSent' });
      if (sent?.state !== 'CAPTURING') return { record: sent, askedMs: null };
      const reading = readCapture(await ports.captureOrder(sent.orderId));
      const at = ports.now().toISOString();
      const record = await records.happen(attemptId, happeningOf(reading, sent.orderId, at));
      return { record, askedMs: reading.kind === 'unclear' ? reading.waitMs : null };
    });
  }

  return {
    /** Writes APPROVED, or says why this approval must not be captured; gives the record afterwards. */
    accept: (attemptId: string, orderId: string): Promise<PaymentRecord | null> =>
      records.decide(async (content, write) => {
        const found = recordIn(content, attemptId);
        if (!found) return null;
        const record = records.stepped(found, { type: 'restarted' });
        const paid = recentSamePurchase(content.records, found.snapshot.lines, ports.now());
        const refusal = content.records.some((other) => other !== found && isOpen(other))
          ? otherOpenReason
          : paid && paid.capture.at > found.startedAt && paid.attemptId !== attemptId
            ? paidElsewhereReason
            : null;
        const next = records.stepped(
          record,
          refusal === null ? { type: 'approved', orderId } : { type: 'approvalRefused', error: refusal },
        );
        if (next !== found) await write(next);
        return next;
      }),

    /** Captures an approved attempt, repeating the same order until the answer is clear or the pauses are used up. */
    capture: (attemptId: string): Promise<PaymentRecord | null> =>
      memory.working('capture', async () => {
        for (let tries = 1; ; tries += 1) {
          const { record, askedMs } = await captureOnce(attemptId);
          if (record?.state !== 'CAPTURING') return record;
          const pause = pauseAfterTry(tries, askedMs, ports.random());
          if (pause === null) return record;
          await ports.wait(pause);
        }
      }),
  };
}
