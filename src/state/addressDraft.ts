import * as v from 'valibot';
import { addressDraftKey } from '@/config/constants';
import { addressSchema } from '@/contract/address';
import { optionalListOf, text } from '@/contract/lenient';
import { parseJson } from '@/lib/parseJson';
import { session } from '@/lib/storage';

const schema = v.object({
  values: v.object({ ...addressSchema.entries, landmark: text }),
  /** The fields that the shopper filled in, as opposed to those that were looked up. */
  entered: optionalListOf(v.string()),
});

/** An address that is not saved yet: a guest's, in this tab, until it is saved, an order is placed or somebody signs in. */
export type AddressDraft = v.InferOutput<typeof schema>;

/** Null where there is none, or it cannot be read. */
export function readAddressDraft(): AddressDraft | null {
  const read = v.safeParse(schema, parseJson(session.read(addressDraftKey)));
  return read.success ? read.output : null;
}

export function keepAddressDraft(draft: AddressDraft): void {
  session.write(addressDraftKey, JSON.stringify(draft));
}
