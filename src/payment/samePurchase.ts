import { belongsTo } from './recordRules';
import type { DoneRecord, PaymentRecord, WithSupportRecord } from './types';

/** Paying again for the same goods within this time needs confirmation. */
export const recentPurchaseMs = 30 * 60_000;

interface Goods {
  readonly productId: string;
  readonly quantity: number;
}

function goodsKey(lines: readonly Goods[]): string {
  return JSON.stringify(lines.map(({ productId, quantity }) => [productId, quantity]).sort());
}

export function isSameGoods(one: readonly Goods[], other: readonly Goods[]): boolean {
  return goodsKey(one) === goodsKey(other);
}

/** Customer care may still send the order. */
function mayBeRepeated(record: PaymentRecord, now: Date): record is DoneRecord | WithSupportRecord {
  if (record.state === 'WITH_SUPPORT') return true;
  return record.state === 'DONE' && Math.abs(now.getTime() - Date.parse(record.capture.at)) < recentPurchaseMs;
}

const timeOf = (record: DoneRecord | WithSupportRecord) => Date.parse(record.capture?.at ?? record.changedAt);

/** `userId` is null for a guest. */
export function recentSamePurchase(
  records: readonly PaymentRecord[],
  lines: readonly Goods[],
  userId: string | null,
  now: Date,
): DoneRecord | WithSupportRecord | null {
  const recent = records.filter(
    (record): record is DoneRecord | WithSupportRecord =>
      mayBeRepeated(record, now) && belongsTo(record.who, userId) && isSameGoods(record.snapshot.lines, lines),
  );
  return recent.sort((a, b) => timeOf(b) - timeOf(a))[0] ?? null;
}
