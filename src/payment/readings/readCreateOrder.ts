import type { CreateOrderAnswer } from '@/contract/payPal';
import { payPalReason } from '@/payment/paymentFailure';
import type { Answer } from '@/payment/ports';
import { reasonTexts } from '@/payment/reasonTexts';
import { describeError } from './describeError';

/** Nothing is charged either way. */
export type CreateOrderReading =
  | { readonly kind: 'created'; readonly orderId: string }
  | { readonly kind: 'failed'; readonly reason: string };

export function readCreateOrder(answer: Answer<CreateOrderAnswer>): CreateOrderReading {
  if ('error' in answer) return { kind: 'failed', reason: describeError(answer.error) };
  const { id } = answer.data;
  if (id) return { kind: 'created', orderId: id };
  return { kind: 'failed', reason: payPalReason(answer.data) || reasonTexts.noOrder };
}
