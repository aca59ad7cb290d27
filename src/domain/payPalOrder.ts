import type { CreateOrderPayload } from '@/contract/payPal';
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
      description:
        description.length > descriptionLimit ? `${description.slice(0, descriptionLimit - 1)}…` : description,
      price: toDecimalText(orderTotals(lines).total),
    },
  };
}
