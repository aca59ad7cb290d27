import { useRef } from 'react';
import { Controller, type Path, useForm } from 'react-hook-form';
import { isValidPhoneNumber } from 'react-phone-number-input';
import { pincodeMaxLength, slowAnswerMs } from '@/config/constants';
import { countries, countryNameForIso } from '@/config/countries';
import { deliveryAbroad } from '@/config/delivery';
import { messages, slowText } from '@/config/messages';
import type { Address } from '@/contract/address';
import {
  type AddressFormValues,
  addressFieldOrder,
  addressFormOf,
  addressFromForm,
  addressLabels,
  addressProblem,
  isoForCountryName,
  type RequiredAddressField,
} from '@/domain/addressForm';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { SlowNote } from '@/ui/SlowNote';
import { TextField } from '@/ui/TextField';
import { PhoneField } from './PhoneField';
import { usePincodeLookup } from './usePincodeLookup';

interface Props {
  /** The address being edited; none in add mode. */
  readonly address?: Address;
  readonly saveLabel: string;
  /** Resolves when saved; while it is pending the button is busy. */
  readonly onSave: (address: Address) => Promise<void> | void;
  readonly onCancel?: (() => void) | undefined;
  /** Why the last save failed; what was typed stays. */
  readonly error?: string | undefined;
}

/** Fields that a lookup fills, unless the shopper typed them. */
const filledByLookup = ['city', 'state', 'country'] as const;

/** The address form (§5): add mode and edit mode. */
export function AddressForm({ address, saveLabel, onSave, onCancel, error }: Props) {
  const form = useForm<AddressFormValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: addressFormOf(address),
  });
  const { register, control, setValue, setFocus, clearErrors, handleSubmit, formState } = form;
  const typedByHand = useRef(new Set<string>());
  /** A stored, looked-up or chosen country; only a country that is not set follows the phone's (rulings 31, 44). */
  const countrySet = useRef(Boolean(address?.country));

  const lookup = usePincodeLookup((place) => {
    for (const field of filledByLookup)
      if (!typedByHand.current.has(field) && place[field]) {
        setValue(field, place[field]);
        clearErrors(field);
      }
    if (!typedByHand.current.has('country') && place.country) {
      setValue('countryCode', place.countryCode);
      countrySet.current = true;
    }
  });

  function pincodeChanged(typed: string) {
    lookup.pincodeTyped(typed);
    if (typed.trim() !== '') return;
    for (const field of [...filledByLookup, 'countryCode'] as const) setValue(field, '');
    typedByHand.current.clear();
    countrySet.current = false;
  }

  function phoneCountryPicked(iso: string | undefined) {
    if (countrySet.current) return;
    const country = countryNameForIso(iso);
    setValue('country', country);
    setValue('countryCode', country ? (iso ?? '') : '');
    if (country) clearErrors('country');
  }

  const field = (name: RequiredAddressField) => ({
    label: addressLabels[name],
    required: true,
    error: formState.errors[name]?.message,
  });
  const rules = (name: RequiredAddressField, onChange?: (typed: string) => void) =>
    register(name as Path<AddressFormValues>, {
      validate: (value) => addressProblem(name, value) ?? true,
      // Judged when the field is left; while it is being mended nothing is said.
      onChange: (event: { target: { value: string } }) => {
        clearErrors(name);
        onChange?.(event.target.value);
      },
    });
  /** A field emptied again is nobody's. */
  const byHand = (name: string) => (typed: string) => {
    if (typed.trim()) typedByHand.current.add(name);
    else typedByHand.current.delete(name);
  };

  const submit = handleSubmit(
    (values) => onSave(addressFromForm(values)),
    // In the order of the form: the library would put the phone number last.
    (errors) => {
      const first = addressFieldOrder.find((name) => errors[name]);
      if (first) setFocus(first);
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" {...rules('name')} />
        <Controller
          control={control}
          name="contactNumber"
          rules={{
            validate: (value) =>
              addressProblem('contactNumber', value) ?? (isValidPhoneNumber(value) || messages.phone),
          }}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <PhoneField
              {...field('contactNumber')}
              ref={ref}
              value={value}
              onChange={(typed) => {
                clearErrors('contactNumber');
                onChange(typed);
              }}
              onBlur={onBlur}
              onCountryPick={phoneCountryPicked}
            />
          )}
        />
        <TextField
          {...field('postalCode')}
          autoComplete="postal-code"
          maxLength={pincodeMaxLength}
          hint={
            lookup.status === 'looking'
              ? 'Looking up city, state and country…'
              : lookup.status === 'failed'
                ? 'We couldn’t look up this pincode. Please enter the city, state and country.'
                : 'For example K1A 0B1'
          }
          {...rules('postalCode', pincodeChanged)}
        />
        <TextField
          {...field('flatNoOrBuildingNameAndStreetName')}
          autoComplete="address-line1"
          hint="Unit or building, and street"
          {...rules('flatNoOrBuildingNameAndStreetName')}
        />
        <TextField {...field('AreaoRLocality')} autoComplete="address-line2" {...rules('AreaoRLocality')} />
        {!address && (
          <TextField
            {...field('landmark')}
            hint="A place nearby, such as a park or a store. It isn’t sent with your address."
            {...rules('landmark')}
          />
        )}
        <TextField {...field('city')} autoComplete="address-level2" {...rules('city', byHand('city'))} />
        <TextField {...field('state')} autoComplete="address-level1" {...rules('state', byHand('state'))} />
        <SelectField
          {...field('country')}
          autoComplete="country-name"
          hint={deliveryAbroad}
          {...rules('country', (name) => {
            byHand('country')(name);
            countrySet.current = name !== '';
            setValue('countryCode', isoForCountryName(name));
          })}
        >
          <option value="">Choose a country</option>
          {countries.map(({ name, iso }) => (
            <option key={iso} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {error && (
        <div className="mt-6">
          <Alert tone="error">{error}</Alert>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full" busy={formState.isSubmitting}>
          {saveLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <SlowNote active={formState.isSubmitting} afterMs={slowAnswerMs}>
        {slowText}
      </SlowNote>
    </form>
  );
}
