import type { ProductRow } from '@/domain/adminProducts';
import { formatMoney } from '@/domain/money';
import { adminProductsTexts } from './texts';

/** The selling price with the struck original price below it. */
export function ProductPrice({ row: { nowCents, wasCents } }: { row: ProductRow }) {
  return (
    <>
      <span className="font-semibold">{nowCents === null ? adminProductsTexts.noPrice : formatMoney(nowCents)}</span>
      {wasCents !== null && (
        <s className="block text-sm text-ink-soft">
          <span className="sr-only">{adminProductsTexts.originalPrice} </span>
          {formatMoney(wasCents)}
        </s>
      )}
    </>
  );
}
