import { PackageX, TriangleAlert } from 'lucide-react';
import { isLowStock, type ProductRow } from '@/domain/adminProducts';
import { formatMoney } from '@/domain/money';
import { selectLowStockFrom } from '@/features/admin/stock/stockSettingsSlice';
import { useAppSelector } from '@/state/hooks';
import { Badge } from '@/ui/Price';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
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

/** Units in stock; a low level has a text and an icon. */
export function StockLevel({ row: { product } }: { row: ProductRow }) {
  const lowFrom = useAppSelector(selectLowStockFrom);
  const { stockSize } = product;
  if (stockSize === null) return <span className="text-ink-soft">{adminProductsTexts.unknownStock}</span>;
  if (!isLowStock(product, lowFrom))
    return (
      <span className="tabular-nums">
        {stockSize}
        <VisuallyHidden> {adminProductsTexts.inStock}</VisuallyHidden>
      </span>
    );
  return (
    <Badge
      tone={stockSize === 0 ? 'alert' : 'saffron'}
      icon={stockSize === 0 ? <PackageX aria-hidden size={14} /> : <TriangleAlert aria-hidden size={14} />}
    >
      {stockSize === 0 ? adminProductsTexts.outOfStock : adminProductsTexts.stockLeft(stockSize)}
    </Badge>
  );
}
