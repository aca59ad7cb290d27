import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressFormValues } from '@/domain/addressForm';
import { keepAddressDraft, readAddressDraft } from '@/state/addressDraft';

const e164 = /^(\+\d*)?$/;

/** The form's first values, with a kept draft over them. */
export function draftedForm(values: AddressFormValues, keepsDraft: boolean) {
  const draft = keepsDraft ? readAddressDraft() : null;
  if (!draft) return { values, entered: [] };
  const read = (name: keyof AddressFormValues) => {
    const kept = draft.values[name] ?? values[name];
    return name === 'contactNumber' && !e164.test(kept) ? '' : kept;
  };
  const names = Object.keys(values) as (keyof AddressFormValues)[];
  return {
    values: { ...values, ...Object.fromEntries(names.map((name) => [name, read(name)])) },
    entered: draft.entered,
  };
}

/** Keeps what is typed for the visit, so that a reload or Back loses nothing. */
export function useKeptDraft(
  { subscribe }: Pick<UseFormReturn<AddressFormValues>, 'subscribe'>,
  entered: () => readonly string[],
  keepsDraft: boolean,
): void {
  const readEntered = useRef(entered);
  readEntered.current = entered;
  useEffect(() => {
    if (!keepsDraft) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepAddressDraft({ values: { ...values }, entered: readEntered.current() }),
    });
  }, [subscribe, keepsDraft]);
}
