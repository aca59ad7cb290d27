import { fieldsOf, neededNumber, neededText } from '@/demo/server/fields';
import { Refusal } from '@/demo/server/refusal';
import type { BookedLine, BookedPayment, DemoState } from '@/demo/server/state';

/** @throws Refusal 400 for missing fields */
export function paymentOf(value: unknown): BookedPayment {
  const fields = fieldsOf(value);
  return {
    transactionId: neededText(fields, 'transactionId'),
    amount: neededNumber(fields, 'amount'),
    currency: neededText(fields, 'currency'),
  };
}

/** @throws Refusal 400 without lines, or for incomplete ones */
export function linesOf(value: unknown): BookedLine[] {
  if (!Array.isArray(value) || value.length === 0) throw new Refusal(400, '"products" must not be empty');
  return value.map((line: unknown) => {
    const fields = fieldsOf(line);
    return {
      productId: neededText(fields, 'productId'),
      quantity: neededNumber(fields, 'quantity', 1),
      price: neededNumber(fields, 'price'),
      total_price: neededNumber(fields, 'total_price'),
    };
  });
}

/** Reduces the stock, at most to 0: a paid order is never rejected. */
export function takeFromStock(state: DemoState, lines: readonly BookedLine[]): void {
  for (const { productId, quantity } of lines) {
    const product = state.products.find(({ _id }) => _id === productId);
    if (product?.stockSize) product.stockSize = Math.max(0, product.stockSize - quantity);
  }
}
