import * as v from 'valibot';
import { paymentOption, shippingOption } from '@/config/constants';
import { addressSchema, storedAddressSchema } from '@/contract/address';
import { optionalListOf } from '@/contract/lenient';
import { productSchema } from '@/contract/product';
import { userSchema } from '@/contract/user';

const only = (choice: string) => v.fallback(v.nullable(v.literal(choice)), null);
const wholeFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

/** An address that lacks what the form requires (§5) would let an order go nowhere. */
const wholeAddress = v.pipe(
  addressSchema,
  v.check((kept) =>
    [
      kept.name,
      kept.contactNumber,
      kept.postalCode,
      kept.flatNoOrBuildingNameAndStreetName,
      kept.city,
      kept.country,
    ].every((field) => field.trim() !== ''),
  ),
);

/** Stored by this version on: what an earlier one stored does not say. */
export const changeTimesSchema = v.object({ user: v.number(), checkout: v.number(), buyNow: v.number() });

/** What each persisted slice must look like. Inside a slice, a bad field falls back rather than costing the slice. */
const sliceSchemas = {
  user: v.object({
    current: v.nullable(userSchema),
    signedInAt: v.fallback(v.nullable(v.string()), null),
    // A move that was pending when the page closed counts as failed.
    moves: optionalListOf(v.object({ product: productSchema, underWay: v.fallback(v.literal(false), false) })),
  }),
  checkout: v.object({
    selectedAddress: v.fallback(v.nullable(v.union([storedAddressSchema, addressSchema])), null),
    totalAmount: v.fallback(v.nullable(wholeFrom(0)), null),
    PaymentType: only(paymentOption),
    shippingOption: only(shippingOption),
  }),
  buyNow: v.object({
    product: v.fallback(v.nullable(productSchema), null),
    quantity: v.fallback(v.pipe(wholeFrom(1), v.maxValue(1_000_000)), 1),
    address: v.fallback(v.nullable(wholeAddress), null),
    email: v.fallback(v.string(), ''),
  }),
  changedAt: changeTimesSchema,
} as const;

export const persistedSlices = Object.keys(sliceSchemas);

/**
 * Keeps the valid slices of a stored state; an invalid one is dropped and starts from its initial state. Accepts anything, returns
 * an object that the reducers can trust.
 */
export function sanitizeState(stored: unknown): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  if (typeof stored !== 'object' || stored === null) return kept;
  for (const [name, schema] of Object.entries(sliceSchemas)) {
    const result = v.safeParse(schema, Object.getOwnPropertyDescriptor(stored, name)?.value);
    if (result.success) kept[name] = result.output;
  }
  return kept;
}
