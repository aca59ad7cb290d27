import { lowStockFrom } from '@/config/constants';
import { productCardTexts } from './texts';

/** Warns of low or no stock; renders nothing when the stock is ample or unknown (ruling 38). */
export function StockNote({ stockSize }: { stockSize: number | null }) {
  if (stockSize === 0) return <p className="text-sm font-semibold text-alert">{productCardTexts.outOfStock}</p>;
  if (stockSize === null || stockSize > lowStockFrom) return null;
  return <p className="text-sm font-medium text-saffron-ink">{productCardTexts.fewLeft(stockSize)}</p>;
}
