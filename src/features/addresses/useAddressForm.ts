import { type FocusEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Address } from '@/contract/address';
import {
  type AddressFormValues,
  addressFieldOrder,
  addressFormOf,
  addressFromForm,
  addressProblem,
  type RequiredAddressField,
  writtenPincode,
} from '@/domain/addressForm';
import { addressTexts } from '@/domain/texts';
import { forgetAddressDraft } from '@/state/checkout';
import { useAddressAutofill } from './useAddressAutofill';
import { draftedForm, useKeptDraft } from './useKeptDraft';

interface Options {
  readonly address: Address | undefined;
  readonly onSave: (address: Address) => Promise<void> | void;
  /** Whether what is typed outlives a reload. */
  readonly keepsDraft: boolean;
}

/** The address form's values, validation and submission. A field is validated on blur; editing it clears its error. */
export function useAddressForm({ address, onSave, keepsDraft }: Options) {
  const [start] = useState(() => draftedForm(addressFormOf(address), keepsDraft));
  const form = useForm<AddressFormValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: start.values,
  });
  const { register, control, setValue, getValues, setFocus, clearErrors, handleSubmit, formState } = form;
  const hasCountry = Boolean(address?.country) || start.entered.includes('country');
  const autofill = useAddressAutofill(form, hasCountry, start.entered);
  useKeptDraft(form, autofill.entered, keepsDraft);

  async function save(values: AddressFormValues) {
    await onSave(addressFromForm(values));
    if (keepsDraft) forgetAddressDraft();
  }

  return {
    control,
    clearErrors,
    isSaving: formState.isSubmitting,
    lookupStatus: autofill.status,
    filledIn: autofill.filledIn,
    phoneCountryPicked: autofill.phoneCountryPicked,
    labelAndError: (name: RequiredAddressField) => ({
      label: addressTexts.labels[name],
      required: true,
      error: formState.errors[name]?.message,
    }),
    register: (name: RequiredAddressField) =>
      register(name, {
        validate: (value, { country }) => addressProblem(name, value, country) ?? true,
        onChange: ({ target }: { target: { value: string } }) => {
          clearErrors(name);
          autofill.fieldEdited(name, target.value);
        },
        onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
          if (name === 'postalCode') setValue(name, writtenPincode(target.value, getValues('country')));
        },
      }),
    submit: handleSubmit(
      save,
      // In the form's order: react-hook-form puts a Controller's field last.
      (errors) => {
        const first = addressFieldOrder.find((name) => errors[name]);
        if (first) setFocus(first);
      },
    ),
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
