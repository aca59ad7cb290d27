import { useForm } from 'react-hook-form';
import type { Address } from '@/contract/address';
import {
  type AddressFormValues,
  addressFieldOrder,
  addressFormOf,
  addressFromForm,
  addressProblem,
  type RequiredAddressField,
} from '@/domain/addressForm';
import { addressTexts } from '@/domain/addressTexts';
import { useAddressAutofill } from './useAddressAutofill';

/** The address form's values, validation and submission. A field is validated on blur; editing it clears its error. */
export function useAddressForm(address: Address | undefined, onSave: (address: Address) => Promise<void> | void) {
  const { register, control, setValue, setFocus, clearErrors, handleSubmit, formState } = useForm<AddressFormValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: addressFormOf(address),
  });
  const autofill = useAddressAutofill({ setValue, clearErrors }, Boolean(address?.country));

  return {
    control,
    clearErrors,
    isSaving: formState.isSubmitting,
    lookupStatus: autofill.status,
    phoneCountryPicked: autofill.phoneCountryPicked,
    labelAndError: (name: RequiredAddressField) => ({
      label: addressTexts.labels[name],
      required: true,
      error: formState.errors[name]?.message,
    }),
    register: (name: RequiredAddressField) =>
      register(name, {
        validate: (value) => addressProblem(name, value) ?? true,
        onChange: ({ target }: { target: { value: string } }) => {
          clearErrors(name);
          autofill.fieldEdited(name, target.value);
        },
      }),
    submit: handleSubmit(
      (values) => onSave(addressFromForm(values)),
      // In the form's order: react-hook-form puts a Controller's field last.
      (errors) => {
        const first = addressFieldOrder.find((name) => errors[name]);
        if (first) setFocus(first);
      },
    ),
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
