import * as v from 'valibot';
import { type PaymentRecord, type QuarantinedEntry, recordVersion } from './record';

/** Replaces a removed record until all stores have dropped it, to invalidate copies in unavailable stores. */
export interface Tombstone {
  readonly state: 'REMOVED';
  readonly attemptId: string;
  readonly revision: number;
  readonly changedAt: string;
}

export type JournalEntry = PaymentRecord | Tombstone;

export type ReadEntry = { readonly revision: number } & (
  | { readonly kind: 'record'; readonly record: PaymentRecord }
  | { readonly kind: 'removed'; readonly tombstone: Tombstone }
  /** May contain a payment. */
  | { readonly kind: 'quarantined'; readonly found: QuarantinedEntry }
  /** Cannot contain an open payment, but this version must not delete it. */
  | { readonly kind: 'ignored' }
  /** Cannot contain a payment. */
  | { readonly kind: 'leftover' }
);

// The stored shape, which follows no form and no call. A change raises `recordVersion`, adds a step to `migrations` and
// a fixture to the tests. The schemas are strict on purpose: other records are quarantined.
const id = v.pipe(v.string(), v.nonEmpty());
const time = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const address = v.looseObject({
  name: v.string(),
  flatNoOrBuildingNameAndStreetName: v.string(),
  AreaoRLocality: v.string(),
  city: v.string(),
  state: v.string(),
  postalCode: v.string(),
  country: v.string(),
  countryCode: v.string(),
  contactNumber: v.string(),
});

const bookedProduct = { productId: id, quantity: count, price: v.number(), total_price: v.number() };
const bookingAddresses = { shippingAddress: address, bookingAddress: address };
const summary = v.object({ Total: v.number() });

const booking = v.variant('call', [
  v.object({
    call: v.literal('createBooking'),
    body: v.object({
      userId: id,
      ...bookingAddresses,
      products: v.array(v.object(bookedProduct)),
      shipping_info: v.object({ shipping_Cost: v.number() }),
      OrderSummary: summary,
    }),
  }),
  v.object({
    call: v.literal('createBuyNowBooking'),
    body: v.object({
      email: v.string(),
      ...bookingAddresses,
      products: v.array(v.object({ ...bookedProduct, productName: v.string() })),
      shipping_info: v.number(),
      OrderSummary: summary,
    }),
  }),
]);

const lines = v.array(
  v.object({ productId: id, name: v.string(), quantity: count, unitCents: count, imageUrl: v.nullable(v.string()) }),
);
const settledSnapshot = { lines, shippingCents: count, totalCents: count };
const knownOrderIds = v.array(v.string());

const capture = v.object({
  id,
  status: v.picklist(['COMPLETED', 'PENDING', 'UNKNOWN']),
  amount: v.string(),
  currency: v.string(),
  at: time,
});

const common = {
  version: v.literal(recordVersion),
  attemptId: id,
  flow: v.picklist(['cart', 'buy-now']),
  revision: count,
  startedAt: time,
  changedAt: time,
  tries: count,
  lastError: v.string(),
  orderId: id,
};

const unsettled = {
  ...common,
  who: v.variant('kind', [
    v.object({ kind: v.literal('customer'), userId: id, email: v.string() }),
    v.object({ kind: v.literal('guest'), email: v.string() }),
  ]),
  snapshot: v.object({
    ...settledSnapshot,
    address,
    payPalOrder: v.object({ product: v.object({ description: v.string(), price: v.string() }) }),
    booking,
    knownOrderIds,
    knownLikeIt: count,
  }),
};
const paid = { ...unsettled, capture, sentTimes: v.array(time) };

const settledWho = v.variant('kind', [
  v.object({ kind: v.literal('customer'), userId: id }),
  v.object({ kind: v.literal('guest') }),
]);
const settled = { ...common, who: settledWho, snapshot: v.object(settledSnapshot) };

const recordSchema: v.GenericSchema<unknown, PaymentRecord> = v.variant('state', [
  v.object({ state: v.literal('CREATED'), ...unsettled }),
  v.object({ state: v.literal('APPROVED'), ...unsettled, approvedAt: time }),
  v.object({ state: v.literal('CAPTURING'), ...unsettled, approvedAt: time }),
  v.object({ state: v.literal('CAPTURED'), ...paid }),
  v.object({ state: v.literal('BOOKING'), ...paid }),
  v.object({ state: v.literal('UNKNOWN'), ...paid }),
  v.object({ state: v.literal('BOOK_REFUSED'), ...paid, because: v.picklist(['refused', 'sign-in']) }),
  v.object({
    state: v.literal('DONE'),
    ...settled,
    capture,
    orderNumber: id,
    accountOrderId: v.nullable(id),
    knownOrderIds,
    bookedAt: time,
  }),
  v.object({ state: v.literal('WITH_SUPPORT'), ...settled, capture: v.nullable(capture) }),
  v.object({ state: v.literal('CANCELLED'), ...settled }),
  v.object({ state: v.literal('DECLINED'), ...unsettled }),
  v.object({ state: v.literal('NOT_CHARGED'), ...settled }),
  v.object({ state: v.literal('PAID_LATE'), ...settled, capture }),
]);

const tombstoneSchema = v.object({
  state: v.literal('REMOVED'),
  attemptId: v.string(),
  revision: v.number(),
  changedAt: v.string(),
});

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' ? { ...value } : {};
}

/** Each migrates a record from its version to the next. */
const migrations: Readonly<Record<number, (record: Fields) => Fields>> = {
  1: ({ sentAt, ...record }) => ({
    ...record,
    version: 2,
    sentTimes: sentAt ? [sentAt] : [],
    // The count is unknown; with the maximum, no older order is taken for this one.
    snapshot: { ...fieldsOf(record.snapshot), knownLikeIt: Number.MAX_SAFE_INTEGER },
  }),
  // Only DONE has these fields.
  2: (record) => ({ ...record, version: 3, accountOrderId: null, knownOrderIds: [] }),
};

const migrationOf = ({ version }: Fields) => (typeof version === 'number' ? migrations[version] : undefined);

function migrated(raw: unknown): Fields {
  let record = fieldsOf(raw);
  for (let migrate = migrationOf(record); migrate; migrate = migrationOf(record)) record = migrate(record);
  return record;
}

/** States in which nothing can have been charged. Versions 1 and 2 had DRAFT. */
const unchargedStates: readonly unknown[] = ['DRAFT', 'CREATED', 'CANCELLED', 'DECLINED', 'NOT_CHARGED'];

/** -1 if unreadable. */
export function storedRevision(raw: unknown): number {
  const { revision } = fieldsOf(raw);
  return typeof revision === 'number' && revision >= 0 ? revision : -1;
}

export function readEntry(attemptId: string, raw: unknown): ReadEntry {
  const revision = storedRevision(raw);
  const tombstone = v.safeParse(tombstoneSchema, raw);
  if (tombstone.success && tombstone.output.attemptId === attemptId)
    return { kind: 'removed', revision, tombstone: tombstone.output };
  const record = v.safeParse(recordSchema, migrated(raw));
  if (record.success && record.output.attemptId === attemptId)
    return { kind: 'record', revision, record: record.output };
  const fields = fieldsOf(raw);
  const isNewer = Number(fields.version) > recordVersion;
  if (unchargedStates.includes(fields.state)) return { kind: isNewer ? 'ignored' : 'leftover', revision };
  const isSettled = fields.state === 'DONE' || fields.state === 'WITH_SUPPORT';
  if (isSettled && !isNewer) return { kind: fields.state === 'DONE' ? 'leftover' : 'ignored', revision };
  const who = v.safeParse(settledWho, fields.who);
  const found: QuarantinedEntry = {
    attemptId,
    orderId: idIn(fields.orderId),
    captureId: idIn(fieldsOf(fields.capture).id),
    who: who.success ? who.output : null,
    isNewer,
    settledAt: isSettled ? String(fields.changedAt) : null,
    fingerprint: `${recordVersion} ${revision}`,
  };
  // An entry without a revision counts as the newest.
  return { kind: 'quarantined', revision: revision < 0 ? Number.POSITIVE_INFINITY : revision, found };
}

function idIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 64) : null;
}
