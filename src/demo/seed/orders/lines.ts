import type { Product } from '@/contract/product';
import { productIdByName } from '@/demo/seed/people/customers';
import type { BookedLine } from '@/demo/server/state';

export const seededShipping = 50;

/** A booked line at the current price, or at 30 for a deleted product. */
export function bookedLine(products: readonly Product[], name: string, quantity: number): BookedLine {
  const productId = productIdByName(products, name);
  const price = products.find(({ _id }) => _id === productId)?.oprice ?? 30;
  return { productId, quantity, price, total_price: Math.round(price * quantity * 100) / 100 };
}

/** Including shipping. */
export function bookedTotal(lines: readonly BookedLine[]): number {
  const goods = lines.reduce((sum, line) => sum + line.total_price, 0);
  return Math.round((goods + seededShipping) * 100) / 100;
}

/** A PayPal-style transaction id. */
export function seededTransaction(number: number): string {
  return `7TN${number.toString(36).toUpperCase().padStart(5, '0')}2025MAPLEQ`.slice(0, 17);
}
