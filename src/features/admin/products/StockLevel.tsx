import { PackageX, TriangleAlert } from 'lucide-react';
import type { ProductRow } from '@/domain/adminProducts';
import { Badge } from '@/ui/Badge';

/** Pieces in stock; a low one is marked by word and icon. */
export function StockLevel({ row: { product, lowStock } }: { row: ProductRow }) {
  const { stockSize } = product;
  if (stockSize === null) return <span className="text-ink-soft">Unknown</span>;
  if (!lowStock) return <span className="tabular-nums">{stockSize}</span>;
  return (
    <Badge
      tone={stockSize === 0 ? 'alert' : 'saffron'}
      icon={stockSize === 0 ? <PackageX aria-hidden size={14} /> : <TriangleAlert aria-hidden size={14} />}
    >
      {stockSize === 0 ? 'Out of stock' : `${stockSize} left`}
    </Badge>
  );
}
