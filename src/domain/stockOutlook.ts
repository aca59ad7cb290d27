import type { Product } from '@/contract/product';
import { isLowStock, productNameKey } from './adminProducts';
import type { AdminBooking } from './bookings';
import { isRefunded } from './orderStatus';

/** How far back sales are counted, and how long a reorder should last. */
export const salesDays = 30;
/** A product that would be sold out within this time is reordered, low or not. */
export const reorderWithinDays = 14;

const dayMs = 24 * 60 * 60 * 1000;

export interface StockOutlook {
  readonly product: Product;
  readonly stock: number;
  /** Units sold in the last 30 days. */
  readonly sold: number;
  /** Null without sales. */
  readonly daysLeft: number | null;
  /** Units that would last for 30 days and still leave the threshold; at least 1. */
  readonly reorder: number;
}

/**
 * Units sold by product: by the id if the shop knows the booking's, else by the name, which is all that a guest's
 * booking has. Refunded orders sold nothing. A shipping date may be in the future.
 */
function unitsSold(
  products: readonly Product[],
  bookings: readonly AdminBooking[],
  now: Date,
): (product: Product) => number {
  const ids = new Set(products.map(({ _id }) => _id));
  const byId = new Map<string, number>();
  const byName = new Map<string, number>();
  const add = (sold: Map<string, number>, key: string, units: number) => sold.set(key, (sold.get(key) ?? 0) + units);
  for (const { date, status, lines } of bookings) {
    if (!date || isRefunded(status) || Math.abs(now.getTime() - date.getTime()) > salesDays * dayMs) continue;
    for (const { productId, name, quantity } of lines)
      if (ids.has(productId)) add(byId, productId, quantity);
      else if (name) add(byName, productNameKey(name), quantity);
  }
  return ({ _id, name }) => (byId.get(_id) ?? 0) + (byName.get(productNameKey(name)) ?? 0);
}

function outlookOf(product: Product, stock: number, sold: number, lowFrom: number): StockOutlook {
  return {
    product,
    stock,
    sold,
    daysLeft: sold > 0 ? Math.floor((stock * salesDays) / sold) : null,
    reorder: Math.max(1, sold + lowFrom - stock),
  };
}

const urgency = ({ stock, daysLeft }: StockOutlook) => (stock === 0 ? -1 : (daysLeft ?? Number.POSITIVE_INFINITY));

/** Products that are low or soon sold out, the most urgent first, without those of unknown stock. */
export function productsToReorder(
  products: readonly Product[],
  bookings: readonly AdminBooking[],
  { lowFrom, now }: { readonly lowFrom: number; readonly now: Date },
): readonly StockOutlook[] {
  const sold = unitsSold(products, bookings, now);
  return products
    .flatMap((product) => {
      const { stockSize } = product;
      return stockSize === null ? [] : [outlookOf(product, stockSize, sold(product), lowFrom)];
    })
    .filter(
      ({ product, daysLeft }) => isLowStock(product, lowFrom) || (daysLeft !== null && daysLeft < reorderWithinDays),
    )
    .toSorted((a, b) => urgency(a) - urgency(b) || b.sold - a.sold || a.stock - b.stock);
}
