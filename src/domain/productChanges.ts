import { lowStockFrom } from '@/config/constants';
import type { Product } from '@/contract/product';
import { truncate } from '@/lib/text';
import { formatMoney } from './money';
import { priceOf } from './price';
import { domainTexts } from './texts';

/** Product data from responses, for other places that show these products. */
export interface ProductUpdates {
  readonly products: readonly Product[];
  readonly gone: readonly string[];
}

/** Returns `current` itself if nothing changed. A stock that a response omits is kept. */
export function withPriceAndStock(current: Product, newer: Product | undefined): Product {
  if (!newer || newer === current) return current;
  const { name, price, oprice } = newer;
  const stockSize = newer.stockSize ?? current.stockSize;
  const same =
    name === current.name && price === current.price && oprice === current.oprice && stockSize === current.stockSize;
  return same ? current : { ...current, name, price, oprice, stockSize };
}

export interface TrackedProduct {
  readonly product: Product;
  /** What can be bought and what was requested; both 0 in the wishlist. */
  readonly quantity: number;
  readonly requested: number;
}

const nameLimit = 80;

function priceChange(was: Product, is: Product): string {
  const [before, now] = [priceOf(was).nowCents, priceOf(is).nowCents];
  if (before === null || before === now) return '';
  return now === null ? domainTexts.priceOnRequest : domainTexts.priceChanged(formatMoney(before), formatMoney(now));
}

const isLimited = ({ quantity, requested }: TrackedProduct) => quantity < requested;

function stockChange(was: TrackedProduct, is: TrackedProduct): string {
  const [before, now] = [was.product.stockSize, is.product.stockSize];
  if (isLimited(is) && is.quantity !== was.quantity) return domainTexts.quantityLowered(now ?? 0, is.quantity);
  if (now === null || now === before) return '';
  if (now === 0) return domainTexts.outOfStock;
  if (before === 0) return domainTexts.backInStock;
  if (isLimited(was) && is.quantity > was.quantity) return domainTexts.quantityRestored(is.quantity);
  return before !== null && now < before && now <= lowStockFrom ? domainTexts.lowStock(now) : '';
}

/** Ruling 43. Returns null if nothing changed. */
export function productChangeText(was: TrackedProduct, is: TrackedProduct | 'gone'): string | null {
  const name = truncate(was.product.name, nameLimit);
  if (is === 'gone') return domainTexts.productGone(name);
  const price = priceChange(was.product, is.product);
  const stock = stockChange(was, is);
  if (price && stock) return domainTexts.productChangedTwice(name, price, stock);
  return price || stock ? domainTexts.productChanged(name, price || stock) : null;
}

/** What the browser stores of a product in cart or wishlist. */
export interface SeenProduct {
  /** Null if it had no price. */
  readonly cents: number | null;
  readonly inStock: boolean;
}

export interface ProductNews {
  /** The price before, in cents. */
  readonly price: { readonly from: number; readonly fell: boolean } | null;
  readonly isBack: boolean;
}

export function seenNow(product: Product): SeenProduct {
  return { cents: priceOf(product).nowCents, inStock: product.stockSize !== 0 };
}

/** What has changed since a product was seen. */
export function productNews(seen: SeenProduct, product: Product): ProductNews {
  const now = seenNow(product);
  const changed = seen.cents !== null && now.cents !== null && seen.cents !== now.cents;
  return {
    price: changed && seen.cents !== null ? { from: seen.cents, fell: (now.cents ?? 0) < seen.cents } : null,
    isBack: now.inStock && !seen.inStock,
  };
}
