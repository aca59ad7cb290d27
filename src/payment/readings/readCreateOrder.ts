import type { CreateOrderAnswer } from '@/contract/payPal';
import { payPalReason } from '@/payment/failureText';
import type { Answer } from '@/payment/ports';
import { paymentReasonTexts } from '@/payment/texts';
import { describeError } from './describeError';

/** What an order create came to; nothing is charged either way. */
export type CreateOrderReading =
  | { readonly kind: 'created'; readonly orderId: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** Reads the answer of POST api/orders: an `id`, or the reason there is none. */
export function readCreateOrder(answer: Answer<CreateOrderAnswer>): CreateOrderReading {
  if ('error' in answer) return { kind: 'failed', reason: describeError(answer.error) };
  const { id } = answer.data;
  if (id) return { kind: 'created', orderId: id };
  return { kind: 'failed', reason: payPalReason(answer.data) || paymentReasonTexts.noOrder };
}
