import type { Product } from '@/contract/product';
import { productIdByName } from '@/demo/seed/people/customers';
import type { BookedLine } from '@/demo/server/state';

export const seededShipping = 50;

/** A booked line at today's price; a deleted product is booked at 30. */
export function bookedLine(products: readonly Product[], name: string, quantity: number): BookedLine {
  const productId = productIdByName(products, name);
  const price = products.find(({ _id }) => _id === productId)?.oprice ?? 30;
  return { productId, quantity, price, total_price: Math.round(price * quantity * 100) / 100 };
}

/** Goods and shipping together. */
export function bookedTotal(lines: readonly BookedLine[]): number {
  const goods = lines.reduce((sum, line) => sum + line.total_price, 0);
  return Math.round((goods + seededShipping) * 100) / 100;
}

/** A transaction id in PayPal's manner. */
export function seededTransaction(number: number): string {
  return `7TN${number.toString(36).toUpperCase().padStart(5, '0')}2025MAPLEQ`.slice(0, 17);
}
