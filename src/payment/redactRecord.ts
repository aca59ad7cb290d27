import type { Buyer } from '@/domain/buyer';
import type { PaymentRecord, SettledBuyer, SettledSnapshot, Snapshot } from './types';

function redactWho(who: Buyer | SettledBuyer): SettledBuyer {
  return who.kind === 'customer' ? { kind: 'customer', userId: who.userId } : { kind: 'guest' };
}

function redactSnapshot({ lines, shippingCents, totalCents }: Snapshot | SettledSnapshot): SettledSnapshot {
  return { lines, shippingCents, totalCents };
}

/** Lists the fields explicitly, so that no address or email can slip through. */
export function redactRecord(record: PaymentRecord) {
  const { version, attemptId, flow, revision, startedAt, changedAt, tries, lastError } = record;
  return {
    version,
    attemptId,
    flow,
    revision,
    startedAt,
    changedAt,
    tries,
    lastError,
    who: redactWho(record.who),
    snapshot: redactSnapshot(record.snapshot),
  };
}
