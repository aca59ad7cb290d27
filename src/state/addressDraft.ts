import * as v from 'valibot';
import { addressDraftKey } from '@/config/constants';
import { parseJson } from '@/lib/parseJson';
import { session } from '@/lib/storage';

/** An address that is not saved yet: this tab's, until it is saved, ordered with, or its customer signs out. */
export interface AddressDraft {
  /** By the form's field. */
  readonly values: Readonly<Record<string, string>>;
  /** The fields that the shopper filled in, as opposed to those that were looked up. */
  readonly entered: readonly string[];
}

const schema = v.object({ values: v.record(v.string(), v.string()), entered: v.array(v.string()) });

/** Null where there is none, or it cannot be read. */
export function readAddressDraft(): AddressDraft | null {
  const read = v.safeParse(schema, parseJson(session.read(addressDraftKey)));
  return read.success ? read.output : null;
}

export function keepAddressDraft(draft: AddressDraft): void {
  session.write(addressDraftKey, JSON.stringify(draft));
}
