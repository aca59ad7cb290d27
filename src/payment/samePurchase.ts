import type { Buyer } from '@/domain/buyer';
import type { JournalContent } from './journal';
import type { DoneRecord, OpenRecord, PaymentRecord, SettledBuyer, WithSupportRecord } from './record';
import { belongsTo, isOpen, isSameBuyer, isWithSupport, mayBeSamePerson, recentPurchaseMs } from './recordRules';

interface Goods {
  readonly productId: string;
  readonly quantity: number;
}

interface Purchase {
  readonly lines: readonly Goods[];
  readonly buyer: Buyer | SettledBuyer;
}

type ChargedRecord = OpenRecord | DoneRecord | WithSupportRecord;

function goodsKey(lines: readonly Goods[]): string {
  return JSON.stringify(lines.map(({ productId, quantity }) => [productId, quantity]).sort());
}

export function isSameGoods(one: readonly Goods[], other: readonly Goods[]): boolean {
  return goodsKey(one) === goodsKey(other);
}

/** When the money moved, or may have. */
function chargedAt(record: ChargedRecord): string {
  if ('approvedAt' in record) return record.approvedAt;
  return record.capture?.at ?? record.changedAt;
}

/** Payments for the same goods that the same person may have made, signed in or not; the latest first. */
function chargedAlike(records: readonly PaymentRecord[], { lines, buyer }: Purchase): ChargedRecord[] {
  return records
    .filter(
      (record): record is ChargedRecord => isOpen(record) || record.state === 'DONE' || record.state === 'WITH_SUPPORT',
    )
    .filter(({ who, snapshot }) => mayBeSamePerson(who, buyer) && isSameGoods(snapshot.lines, lines))
    .sort((a, b) => Date.parse(chargedAt(b)) - Date.parse(chargedAt(a)));
}

/** Whether to ask before PayPal opens: customer care may still send the order, and an open payment may be booked. */
export function earlierPurchase(
  records: readonly PaymentRecord[],
  purchase: Purchase,
  now: Date,
): ChargedRecord | undefined {
  const isRecent = (time: string) => Math.abs(now.getTime() - Date.parse(time)) < recentPurchaseMs;
  return chargedAlike(records, purchase).find((record) => {
    if (record.state === 'DONE') return isRecent(record.capture.at);
    return isOpen(record) || isWithSupport(record, now);
  });
}

/** Why capturing `own` would pay twice, whatever was asked before it began; null if it would not. */
export function conflictOf(
  own: Pick<PaymentRecord, 'attemptId' | 'who' | 'snapshot' | 'startedAt'>,
  { records, quarantined }: JournalContent,
): 'open' | 'paid' | null {
  const unread = quarantined.filter(({ who }) => who === null || isSameBuyer(who, own.who));
  if (unread.some(({ settledAt }) => settledAt === null || settledAt > own.startedAt)) return 'open';
  const others = records.filter(({ attemptId }) => attemptId !== own.attemptId);
  if (others.some((other) => isOpen(other) && isSameBuyer(other.who, own.who))) return 'open';
  const since = chargedAlike(others, { lines: own.snapshot.lines, buyer: own.who }).filter(
    (other) => chargedAt(other) > own.startedAt,
  );
  if (since.some(isOpen)) return 'open';
  return since.length > 0 ? 'paid' : null;
}

/** Null for a payment that is not to be shown to this buyer. */
export function shownTo(userId: string | null, record: ChargedRecord): DoneRecord | WithSupportRecord | null {
  return isOpen(record) || !belongsTo(record.who, userId) ? null : record;
}
