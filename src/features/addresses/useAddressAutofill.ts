import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { countryNameForIso } from '@/config/countries';
import { type AddressFormValues, isoForCountryName, type RequiredAddressField } from '@/domain/addressForm';
import { usePincodeLookup } from './usePincodeLookup';

const lookedUp = ['city', 'state', 'country'] as const;

/** Fills city, state and country from the pincode and the country from the phone's, never over what the shopper entered. */
export function useAddressAutofill(
  { setValue, clearErrors }: Pick<UseFormReturn<AddressFormValues>, 'setValue' | 'clearErrors'>,
  hasCountry: boolean,
) {
  const entered = useRef(new Set<string>());
  /** Only an unset country follows the phone's (rulings 31, 44). */
  const countryIsSet = useRef(hasCountry);

  const { status, pincodeChanged } = usePincodeLookup((found) => {
    for (const name of lookedUp)
      if (!entered.current.has(name) && found[name]) {
        setValue(name, found[name]);
        clearErrors(name);
      }
    if (!entered.current.has('country') && found.country) {
      setValue('countryCode', found.countryCode);
      countryIsSet.current = true;
    }
  });

  function clearLookedUp() {
    for (const name of [...lookedUp, 'countryCode'] as const) setValue(name, '');
    entered.current.clear();
    countryIsSet.current = false;
  }

  return {
    status,
    fieldEdited(name: RequiredAddressField, value: string) {
      if (value.trim()) entered.current.add(name);
      else entered.current.delete(name);
      if (name === 'country') {
        countryIsSet.current = value !== '';
        setValue('countryCode', isoForCountryName(value));
      }
      if (name === 'postalCode') {
        pincodeChanged(value);
        if (value.trim() === '') clearLookedUp();
      }
    },
    phoneCountryPicked(iso: string | undefined) {
      if (countryIsSet.current) return;
      const country = countryNameForIso(iso);
      setValue('country', country);
      setValue('countryCode', country ? (iso ?? '') : '');
      if (country) clearErrors('country');
    },
  };
}
