import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressFormValues } from '@/domain/addressForm';
import { type AddressDraft, keepAddressDraft, readAddressDraft } from '@/state/checkout';

const e164 = /^\+\d+$/;

/** What the form starts with: a kept draft, else `values`. */
export function draftedForm(values: AddressFormValues, keepsDraft: boolean): AddressDraft {
  const draft = keepsDraft ? readAddressDraft() : null;
  if (!draft) return { values, entered: [] };
  const { contactNumber } = draft.values;
  return { ...draft, values: { ...draft.values, contactNumber: e164.test(contactNumber) ? contactNumber : '' } };
}

/** Keeps what is typed for the visit, so that a reload or Back loses nothing. */
export function useKeptDraft(
  { subscribe }: Pick<UseFormReturn<AddressFormValues>, 'subscribe'>,
  entered: () => string[],
  keepsDraft: boolean,
): void {
  const readEntered = useRef(entered);
  readEntered.current = entered;
  useEffect(() => {
    if (!keepsDraft) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepAddressDraft({ values, entered: readEntered.current() }),
    });
  }, [subscribe, keepsDraft]);
}
