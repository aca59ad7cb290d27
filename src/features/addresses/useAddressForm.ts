import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { isSignInRequired } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { commonMessages } from '@/config/messages';
import type { Address, StoredAddress } from '@/contract/address';
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
import { useAskBeforeLeaving } from '@/lib/visibility';
import { type AddressDraft, forgetAddressDraft, readAddressDraft, storeAddressDraft } from '@/state/checkout';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { sendSignedIn } from '@/state/loginModal';
import { errorText } from '@/state/notices';
import { selectUser } from '@/state/userSlice';
import { addressesTexts } from './texts';
import { useAddressAutofill } from './useAddressAutofill';

const e164 = /^\+\d+$/;

/** What the form starts with: a stored draft, else `values`. */
export function draftedForm(values: AddressFormValues, storesDraft: boolean): AddressDraft {
  const draft = storesDraft ? readAddressDraft() : null;
  if (!draft) return { values, entered: [] };
  const { phone } = draft.values;
  return { ...draft, values: { ...draft.values, phone: e164.test(phone) ? phone : '' } };
}

/** Stores what is typed for the visit, so that a reload or Back loses nothing. */
export function useStoredDraft(
  { subscribe }: Pick<UseFormReturn<AddressFormValues>, 'subscribe'>,
  entered: () => string[],
  storesDraft: boolean,
): void {
  const readEntered = useRef(entered);
  readEntered.current = entered;
  useEffect(() => {
    if (!storesDraft) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => storeAddressDraft({ values, entered: readEntered.current() }),
    });
  }, [subscribe, storesDraft]);
}

interface Options {
  readonly address: Address | undefined;
  /** Why its phone number is not in the form. */
  readonly phoneProblem: string | undefined;
  readonly onSave: (address: Address) => Promise<void> | void;
  /** Whether what is typed outlives a reload. */
  readonly storesDraft: boolean;
}

/** The address form's values, validation and submission. A field is validated on blur; editing it clears its error. */
export function useAddressForm({ address, phoneProblem, onSave, storesDraft }: Options) {
  const [start] = useState(() => draftedForm(addressFormOf(address), storesDraft));
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
  useStoredDraft(form, autofill.entered, storesDraft);
  useAskBeforeLeaving(formState.isDirty && !storesDraft);

  async function save(values: AddressFormValues) {
    await onSave(addressFromForm(values));
    if (storesDraft) forgetAddressDraft();
  }

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
      save,
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

/** The customer's three address calls (§7). After a 401, a call is repeated once the customer signs in again (ruling 7). */
export function useAddressCalls() {
  const store = useAppStore();
  const userId = useAppSelector(selectUser)?._id ?? '';

  async function send(call: () => PromiseLike<Result>, findSaved: FindSaved): Promise<AddressOutcome> {
    const { data, error } = await sendSignedIn(store, call);
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
