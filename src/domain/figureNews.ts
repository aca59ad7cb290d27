import { lowStockFrom } from '@/config/constants';
import type { Product } from '@/contract/product';
import { truncate } from '@/lib/truncate';
import { formatMoney } from './money';
import { priceOf } from './price';

/** A product that the shopper keeps: in the cart, the wishlist or Buy Now. */
export interface KeptProduct {
  readonly product: Product;
  /** What is bought of it, and what was asked for; 0 where it is only wished for. */
  readonly quantity: number;
  readonly asked: number;
}

const nameLimit = 80;

function priceNews(was: Product, is: Product): string {
  const [before, now] = [priceOf(was).nowCents, priceOf(is).nowCents];
  if (before === null || before === now) return '';
  return now === null
    ? 'the price is now on request'
    : `price changed from ${formatMoney(before)} to ${formatMoney(now)}`;
}

const isHeld = ({ quantity, asked }: KeptProduct) => quantity < asked;

function stockNews(was: KeptProduct, is: KeptProduct): string {
  const [before, now] = [was.product.stockSize, is.product.stockSize];
  if (isHeld(is) && is.quantity !== was.quantity) return `only ${now} left. We set your quantity to ${is.quantity}`;
  if (now === null || now === before) return '';
  if (now === 0) return 'out of stock';
  if (before === 0) return 'back in stock';
  if (isHeld(was) && is.quantity > was.quantity) return `more in stock. Your quantity is ${is.quantity} again`;
  return before !== null && now < before && now <= lowStockFrom ? `only ${now} left` : '';
}

/** What a shopper is told when the figures of a kept product change (ruling 43); null where there is nothing to tell. */
export function figureNews(was: KeptProduct, is: KeptProduct | 'gone'): string | null {
  const { name } = was.product;
  const short = truncate(name, nameLimit);
  if (is === 'gone') return `${short} is no longer sold.`;
  const news = [priceNews(was.product, is.product), stockNews(was, is)].filter(Boolean).join(', ');
  return news ? `${short}: ${news}.` : null;
}
