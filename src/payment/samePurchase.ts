import type { DoneRecord, PaymentRecord } from './types';

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

/** The newest order of the same goods in the same quantities that was paid less than 30 minutes before `now`. */
export function recentSamePurchase(
  records: readonly PaymentRecord[],
  lines: readonly Goods[],
  now: Date,
): DoneRecord | null {
  const recent = records.filter(
    (record): record is DoneRecord =>
      record.state === 'DONE' &&
      Math.abs(now.getTime() - Date.parse(record.capture.at)) < recentPurchaseMs &&
      isSameGoods(record.snapshot.lines, lines),
  );
  return recent.sort((a, b) => Date.parse(b.capture.at) - Date.parse(a.capture.at))[0] ?? null;
}
