import type { CreateOrderPayload } from '@/contract/payPal';
import { truncate } from '@/lib/text';
import { toDecimalText } from './money';
import type { OrderLine } from './orderLines';
import { orderTotals } from './orderTotals';

const descriptionLimit = 127;

/** Ruling 25. */
export function createOrderPayload(lines: readonly OrderLine[]): CreateOrderPayload {
  const description = lines.map((line) => `${line.quantity} × ${line.name}`).join(', ');
  return {
    product: {
      description: truncate(description, descriptionLimit),
      price: toDecimalText(orderTotals(lines).total),
    },
  };
}
