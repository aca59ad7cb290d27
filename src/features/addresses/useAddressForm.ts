import { type FocusEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { isSignInRequired } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { commonMessages } from '@/config/messages';
import { type Address, addressDraftSchema, type StoredAddress } from '@/contract/address';
import { optionalListOf } from '@/contract/lenient';
import type { UpdatedUser } from '@/contract/user';
import {
  type AddressField,
  type AddressFieldName,
  type AddressFormValues,
  addedAddress,
  addressFields,
  addressFormOf,
  addressFromForm,
  addressProblem,
  writtenPincode,
} from '@/domain/address';
import { readDraft, useStoredDraft } from '@/lib/drafts';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { sendSignedIn } from '@/state/loginModal';
import { errorText } from '@/state/notices';
import { selectUser } from '@/state/userSlice';
import { addressesTexts } from './texts';
import { useAddressAutofill } from './useAddressAutofill';

const e164 = /^\+\d+$/;

const draftSchema = v.object({
  values: addressDraftSchema,
  /** The fields that the shopper filled in, as opposed to those that were looked up. */
  entered: optionalListOf(v.string()),
});

/** What the form starts with: a stored draft, else `values`. */
function draftedForm(draftName: string, values: AddressFormValues): v.InferOutput<typeof draftSchema> {
  const draft = readDraft(draftName, draftSchema);
  if (!draft) return { values, entered: [] };
  const { phone } = draft.values;
  return { ...draft, values: { ...draft.values, phone: e164.test(phone) ? phone : '' } };
}

interface Options {
  readonly address: Address | undefined;
  /** Why the saved phone number is not in the form. */
  readonly phoneProblem: string | undefined;
  readonly onSave: (address: Address) => Promise<void> | void;
  /** Input is stored under this name; the caller deletes it after saving or closing the form. */
  readonly draftName: string;
}

/** The address form's values, validation and submission. A field is validated on blur; editing it clears its error. */
export function useAddressForm({ address, phoneProblem, onSave, draftName }: Options) {
  const [start] = useState(() => draftedForm(draftName, addressFormOf(address)));
  const form = useForm<AddressFormValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: start.values,
  });
  const { register, control, setValue, getValues, setFocus, clearErrors, handleSubmit, formState, setError } = form;
  useEffect(() => {
    if (phoneProblem && !getValues('phone')) setError('phone', { message: phoneProblem });
  }, [phoneProblem, getValues, setError]);
  const hasCountry = Boolean(address?.country) || start.entered.includes('country');
  const autofill = useAddressAutofill(form, hasCountry, start.entered);
  useStoredDraft(draftName, form, (values) => ({ values, entered: autofill.entered() }));

  return {
    control,
    clearErrors,
    isSaving: formState.isSubmitting,
    lookupStatus: autofill.status,
    filledIn: autofill.filledIn,
    phoneCountryPicked: autofill.phoneCountryPicked,
    attributes: ({ name, label, autoComplete, inputMode, maxLength }: AddressField) => ({
      label,
      required: true,
      error: formState.errors[name]?.message,
      autoComplete,
      inputMode,
      maxLength,
    }),
    register: (name: AddressFieldName) =>
      register(name, {
        validate: (value, { country }) => addressProblem(name, value, country) ?? true,
        onChange: ({ target }: { target: { value: string } }) => {
          clearErrors(name);
          autofill.fieldEdited(name, target.value);
        },
        onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
          if (name === 'pincode') setValue(name, writtenPincode(target.value, getValues('country')));
        },
      }),
    submit: handleSubmit(
      (values) => onSave(addressFromForm(values)),
      // In the form's order: react-hook-form puts a Controller's field last.
      (errors) => {
        const first = addressFields(true).find(({ name }) => errors[name]);
        if (first) setFocus(first.name);
      },
    ),
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;

const { addAddress, updateAddress, deleteAddress } = customerApi.endpoints;

export type AddressOutcome =
  /** `address` as the server stores it. */
  { readonly ok: true; readonly address: StoredAddress | null } | { readonly ok: false; readonly message: string };

/** Finds the saved address in the new list. */
type FindSaved = (after: readonly StoredAddress[]) => StoredAddress | null;

interface Result {
  readonly data?: UpdatedUser | undefined;
  readonly error?: unknown;
}

/** The customer's three address calls (§7). After a 401, a call is retried once the customer signs in (ruling 7). */
export function useAddressCalls() {
  const store = useAppStore();
  const userId = useAppSelector(selectUser)?._id ?? '';

  async function send(call: () => PromiseLike<Result>, findSaved: FindSaved): Promise<AddressOutcome> {
    const { data, error } = await store.dispatch(sendSignedIn(call));
    if (data) return { ok: true, address: findSaved(data.user.myAddresses) };
    if (isSignInRequired(error)) return { ok: false, message: addressesTexts.signInToSave };
    return { ok: false, message: errorText(error, addressesTexts.notSaved(commonMessages.genericError)) };
  }

  return {
    add: (address: Address) => {
      const before = selectUser(store.getState())?.myAddresses ?? [];
      return send(
        () => store.dispatch(addAddress.initiate({ userId, address })),
        (after) => addedAddress(before, after, address),
      );
    },
    update: (address: Address, addressId: string) =>
      send(
        () => store.dispatch(updateAddress.initiate({ userId, address, addressId })),
        (after) => after.find(({ _id }) => _id === addressId) ?? null,
      ),
    remove: (addressId: string) =>
      send(
        () => store.dispatch(deleteAddress.initiate({ addressId, userId })),
        () => null,
      ),
  };
}
