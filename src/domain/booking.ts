import { currencyCode } from '@/config/constants';
import type { Address } from '@/contract/address';
import {
  type BookedGoods,
  bookedTotal,
  type Transaction,
  type UnpaidBooking,
  type UnpaidBuyNowBooking,
} from '@/contract/booking';
import * as payPal from '@/contract/payPal';
import { truncate } from '@/lib/text';
import { toCents, toDecimalText, toDollars } from './money';
import { lineCents, type OrderLine, orderTotals } from './order';

interface BookedPurchase {
  readonly lines: readonly OrderLine[];
  readonly address: Address;
}

/** Amounts in dollars. */
export function bookedGoods({ lines, address }: BookedPurchase): BookedGoods {
  const { total, shipping } = orderTotals(lines);
  return {
    address,
    lines: lines.map((line) => ({
      productId: line.productId,
      name: line.name,
      quantity: line.quantity,
      price: toDollars(line.unitCents),
      total: toDollars(lineCents(line)),
    })),
    shipping: toDollars(shipping),
    total: toDollars(total),
  };
}

/** The capture in a booking's payload; amount and currency that PayPal omitted are those that were to be paid. */
export function transactionOf(
  capture: { readonly id: string; readonly amount: string; readonly currency: string },
  unpaid: UnpaidBooking | UnpaidBuyNowBooking,
): Transaction {
  return {
    transactionId: capture.id,
    amount: capture.amount || toDecimalText(toCents(bookedTotal(unpaid))),
    currency: capture.currency || currencyCode,
  };
}

const descriptionLimit = 127;

/** Ruling 25. */
export function createOrderPayload(lines: readonly OrderLine[]): payPal.CreateOrderPayload {
  const description = lines.map((line) => `${line.quantity} × ${line.name}`).join(', ');
  return payPal.createOrderPayload(truncate(description, descriptionLimit), toDecimalText(orderTotals(lines).total));
}
