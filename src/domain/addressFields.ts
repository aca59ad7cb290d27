import { type Address, addressSchema } from '@/contract/address';

type FieldName = keyof Address;

/** The nine fields of an address in the wire's order (§3). */
export const addressFieldNames = Object.keys(addressSchema.entries) as readonly FieldName[];

/** An address of the values that `read` gives for its fields. */
export function addressOf(read: (field: FieldName) => string): Address {
  return Object.fromEntries(addressFieldNames.map((field) => [field, read(field)])) as Address;
}
