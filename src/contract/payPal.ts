import * as v from 'valibot';
import { optionalListOf, text } from './lenient';

const detail = v.object({ issue: text, description: text });

/** Ruling 25: the price is the total, with two decimals. */
export interface CreateOrderPayload {
  product: { description: string; price: string };
}

export const createOrderResponse = v.object({ id: text, details: optionalListOf(detail), debug_id: text });

const capture = v.object({
  id: text,
  status: text,
  amount: v.fallback(v.nullable(v.object({ value: text, currency_code: text })), null),
});

export const captureOrderResponse = v.object({
  purchase_units: optionalListOf(
    v.object({ payments: v.fallback(v.object({ captures: optionalListOf(capture) }), { captures: [] }) }),
  ),
  details: optionalListOf(detail),
  debug_id: text,
});

export type CreateOrderResponse = v.InferOutput<typeof createOrderResponse>;
export type CaptureOrderResponse = v.InferOutput<typeof captureOrderResponse>;
