import type { OpenRecord, SettledSnapshot, SettledWho, Snapshot, Who } from './types';

function settledWho(who: Who): SettledWho {
  return who.kind === 'customer' ? { kind: 'customer', userId: who.userId } : { kind: 'guest' };
}

function settledSnapshot({ lines, shippingCents, totalCents }: Snapshot): SettledSnapshot {
  return { lines, shippingCents, totalCents };
}

/** What stays of a record when it is settled: named one by one, so that no address and no e-mail can slip through. */
export function settled(record: OpenRecord) {
  const { version, attemptId, flow, revision, startedAt, changedAt, tries, lastError, orderId } = record;
  return {
    version,
    attemptId,
    flow,
    revision,
    startedAt,
    changedAt,
    tries,
    lastError,
    orderId,
    who: settledWho(record.who),
    snapshot: settledSnapshot(record.snapshot),
  };
}
