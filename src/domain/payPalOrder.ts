import type { CreateOrderPayload } from '@/contract/payPal';
import { truncate } from '@/lib/truncate';
import { toDecimalText } from './money';
import type { OrderLine } from './orderLines';
import { orderTotals } from './orderTotals';

/** PayPal refuses a longer description. */
const descriptionLimit = 127;

/** Body of PayPal's order create (ruling 25): what is bought and the total, text with two decimals. */
export function createOrderPayload(lines: readonly OrderLine[]): CreateOrderPayload {
  const description = lines.map((line) => `${line.quantity} × ${line.name}`).join(', ');
  return {
    product: {
      description: truncate(description, descriptionLimit),
      price: toDecimalText(orderTotals(lines).total),
    },
  };
}
