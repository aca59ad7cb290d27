import { lowStockFrom } from '@/config/constants';

/** Out of stock, or how few are left; nothing when there is enough or the server does not say (ruling 38). */
export function StockNote({ stockSize }: { stockSize: number | null }) {
  if (stockSize === 0) return <p className="text-sm font-semibold text-alert">Out of Stock</p>;
  if (stockSize === null || stockSize > lowStockFrom) return null;
  return <p className="text-sm font-medium text-saffron-ink">Only {stockSize} left</p>;
}
