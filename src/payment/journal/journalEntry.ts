import * as v from 'valibot';
import type { PaymentRecord, PaymentState, QuarantinedEntry } from '@/payment/types';
import { recordSchema, settledWho } from './recordSchema';

/** Replaces a removed record until all stores have dropped it, to invalidate copies in unavailable stores. */
export interface Tombstone {
  readonly state: 'REMOVED';
  readonly attemptId: string;
  readonly revision: number;
  readonly changedAt: string;
}

export type JournalEntry = PaymentRecord | Tombstone;

const tombstoneSchema = v.object({
  state: v.literal('REMOVED'),
  attemptId: v.string(),
  revision: v.number(),
  changedAt: v.string(),
});

export type ReadEntry =
  | { readonly kind: 'entry'; readonly entry: JournalEntry }
  /** `revision` is null if unreadable. */
  | { readonly kind: 'corrupt'; readonly found: QuarantinedEntry; readonly revision: number | null };

const unpaidStates: readonly unknown[] = [
  'DRAFT',
  'CREATED',
  'CANCELLED',
  'DECLINED',
  'NOT_CHARGED',
  'DONE',
  'WITH_SUPPORT',
] satisfies PaymentState[];

/** Null for an unreadable leftover that cannot contain an open payment. */
export function readEntry(attemptId: string, raw: unknown): ReadEntry | null {
  const tombstone = v.safeParse(tombstoneSchema, raw);
  if (tombstone.success && tombstone.output.attemptId === attemptId) return { kind: 'entry', entry: tombstone.output };
  const record = v.safeParse(recordSchema, raw);
  if (record.success && record.output.attemptId === attemptId) return { kind: 'entry', entry: record.output };
  if (unpaidStates.includes(fieldOf(raw, 'state'))) return null;
  const revision = fieldOf(raw, 'revision');
  return {
    kind: 'corrupt',
    // Without a valid revision, the entry counts as the newest.
    revision: typeof revision === 'number' && revision >= 0 ? revision : null,
    found: {
      attemptId,
      orderId: idIn(fieldOf(raw, 'orderId')),
      captureId: idIn(fieldOf(fieldOf(raw, 'capture'), 'id')),
      who: ownerIn(fieldOf(raw, 'who')),
    },
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function ownerIn(value: unknown): QuarantinedEntry['who'] {
  const who = v.safeParse(settledWho, value);
  return who.success ? who.output : null;
}

function idIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 64) : null;
}
