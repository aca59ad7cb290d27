import { type Address, addressSchema } from '@/contract/address';

type FieldName = keyof Address;

/** In the wire's order (§3). */
export const addressFieldNames = Object.keys(addressSchema.entries) as readonly FieldName[];

export function addressOf(read: (field: FieldName) => string): Address {
  return Object.fromEntries(addressFieldNames.map((field) => [field, read(field)])) as Address;
}
