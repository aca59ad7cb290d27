import * as v from 'valibot';
import { optionalListOf, text } from './lenient';

/** Ruling 25: the price is the total, with two decimals. */
export const createOrderPayload = (description: string, price: string) => ({ product: { description, price } });

export type CreateOrderPayload = ReturnType<typeof createOrderPayload>;

/** PayPal's reasons for a refusal. */
const reasons = { details: optionalListOf(v.object({ issue: text, description: text })), debug_id: text };

export const createOrderResponse = v.pipe(
  v.object({ id: text, ...reasons }),
  v.transform(({ debug_id: debugId, ...response }) => ({ ...response, debugId })),
);

const capture = v.pipe(
  v.object({
    id: text,
    status: text,
    amount: v.fallback(v.nullable(v.object({ value: text, currency_code: text })), null),
  }),
  v.transform(({ amount, ...facts }) => ({
    ...facts,
    amount: amount?.value ?? '',
    currency: amount?.currency_code ?? '',
  })),
);

export const captureOrderResponse = v.pipe(
  v.object({
    purchase_units: optionalListOf(
      v.object({ payments: v.fallback(v.object({ captures: optionalListOf(capture) }), { captures: [] }) }),
    ),
    ...reasons,
  }),
  v.transform(({ purchase_units, debug_id: debugId, details }) => ({
    captures: purchase_units.flatMap(({ payments }) => payments.captures),
    details,
    debugId,
  })),
);

export type CreateOrderResponse = v.InferOutput<typeof createOrderResponse>;
export type CaptureOrderResponse = v.InferOutput<typeof captureOrderResponse>;
