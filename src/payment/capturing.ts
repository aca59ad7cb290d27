import type { StepResult } from './outcomes';
import type { PaymentView } from './paymentView';
import type { Ports } from './ports';
import { reasonTexts } from './reasonTexts';
import type { PaymentRecord } from './record';
import { type PaymentEventInput, type RecordRepository, recordIn } from './recordRepository';
import { type CaptureReading, readCapture } from './responses';
import { conflictOf } from './samePurchase';

type Parts = Pick<Ports, 'captureOrder' | 'locks' | 'now' | 'random' | 'wait'>;

const conflictTexts = { open: reasonTexts.otherOrderOpen, paid: reasonTexts.paidElsewhere } as const;

/** Milliseconds, varied by a fifth so that tabs do not retry in sync. */
const pausesMs = [1000, 2000, 4000, 8000, 16_000] as const;
const spread = 0.2;
/** After a longer Retry-After, the next visit retries. */
const longestWaitMs = 60_000;

/** Returns null if there are no more tries for now. `random` is in [0, 1). */
export function pauseAfterTry(sent: number, retryAfterMs: number | null, random: number): number | null {
  const base = pausesMs[sent - 1];
  if (base === undefined || (retryAfterMs ?? 0) > longestWaitMs) return null;
  const pause = Math.round(base * (1 - spread + 2 * spread * random));
  return Math.max(pause, retryAfterMs ?? 0);
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

export function makeCapturing(ports: Parts, records: RecordRepository, view: PaymentView) {
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
