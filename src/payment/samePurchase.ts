import { belongsTo } from './recordRules';
import type { DoneRecord, PaymentRecord, WithSupportRecord } from './types';

/** The same goods paid less than this long ago: ask before they are paid again. */
export const recentPurchaseMs = 30 * 60_000;

interface Goods {
  readonly productId: string;
  readonly quantity: number;
}

function goodsKey(lines: readonly Goods[]): string {
  return JSON.stringify(lines.map(({ productId, quantity }) => [productId, quantity]).sort());
}

/** Whether two purchases are of the same goods in the same quantities. */
export function isSameGoods(one: readonly Goods[], other: readonly Goods[]): boolean {
  return goodsKey(one) === goodsKey(other);
}

/** Paid a short while ago, or with customer care, who may still send it. */
function countsAgain(record: PaymentRecord, now: Date): record is DoneRecord | WithSupportRecord {
  if (record.state === 'WITH_SUPPORT') return true;
  return record.state === 'DONE' && Math.abs(now.getTime() - Date.parse(record.capture.at)) < recentPurchaseMs;
}

const timeOf = (record: DoneRecord | WithSupportRecord) => Date.parse(record.capture?.at ?? record.changedAt);

/** The newest purchase of the same goods by the same person (`userId`, null for a guest) that may count for this one. */
export function recentSamePurchase(
  records: readonly PaymentRecord[],
  lines: readonly Goods[],
  userId: string | null,
  now: Date,
): DoneRecord | WithSupportRecord | null {
  const recent = records.filter(
    (record): record is DoneRecord | WithSupportRecord =>
      countsAgain(record, now) && belongsTo(record.who, userId) && isSameGoods(record.snapshot.lines, lines),
  );
  return recent.sort((a, b) => timeOf(b) - timeOf(a))[0] ?? null;
}
