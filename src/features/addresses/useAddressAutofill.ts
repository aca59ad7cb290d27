import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { customerApi } from '@/api/customerApi';
import { pincodeLookupDelayMs } from '@/config/constants';
import { countryNameForIso } from '@/config/countries';
import type { PincodeResponse } from '@/contract/address';
import {
  type AddressFieldName,
  type AddressFormValues,
  canada,
  canadianPincode,
  countryNameLabel,
  isoForCountryName,
  pincodeToLookUp,
  provinceLabel,
  provinceNamed,
  provincesOfPincode,
} from '@/domain/address';
import { useAppDispatch } from '@/state/hooks';

interface FoundLocation {
  readonly city: string;
  readonly state: string;
  /** One of the shop's countries, else ''. */
  readonly country: string;
  readonly countryCode: string;
}

function locationOf({ city, state, country }: PincodeResponse): FoundLocation {
  const countryCode = isoForCountryName(country);
  return { city, state, country: countryNameForIso(countryCode), countryCode };
}

/** Looks up a pincode once typing pauses (§5, ruling 30). Ignores the response for any but the latest pincode. */
export function usePincodeLookup(onFound: (location: FoundLocation) => void) {
  const dispatch = useAppDispatch();
  const latest = useRef<{ timer?: ReturnType<typeof setTimeout>; pincode: string | null }>({ pincode: null });
  const [status, setStatus] = useState<'idle' | 'pending' | 'failed'>('idle');

  useEffect(() => {
    const { current } = latest;
    return () => clearTimeout(current.timer);
  }, []);

  function pincodeChanged(value: string) {
    const pincode = pincodeToLookUp(value);
    if (pincode === latest.current.pincode) return;
    clearTimeout(latest.current.timer);
    latest.current.pincode = pincode;
    setStatus('idle');
    if (pincode) latest.current.timer = setTimeout(() => void lookUp(pincode), pincodeLookupDelayMs);
  }

  async function lookUp(pincode: string) {
    setStatus('pending');
    const response = await dispatch(
      customerApi.endpoints.lookUpPincode.initiate(pincode, { subscribe: false, forceRefetch: false }),
    );
    if (latest.current.pincode !== pincode) return;
    const location = response.data && locationOf(response.data);
    setStatus(location?.city ? 'idle' : 'failed');
    if (location?.city) onFound(location);
  }

  return { pincodeChanged, status };
}

const lookedUp = ['city', 'state', 'country'] as const;

const labels = { city: (name: string) => name, state: provinceLabel, country: countryNameLabel };

type Form = Pick<UseFormReturn<AddressFormValues>, 'setValue' | 'getValues' | 'clearErrors'>;

/** Fills city, state, country by pincode (cleared with it, §5) and country by the phone's; never overwrites input. */
export function useAddressAutofill(
  { setValue, getValues, clearErrors }: Form,
  hasCountry: boolean,
  enteredBefore: readonly string[],
) {
  const entered = useRef(new Set<string>(enteredBefore));
  /** Only an unset country follows the phone's (rulings 31, 44). */
  const countryIsSet = useRef(hasCountry);

  /** What the lookup filled in. */
  const [filledIn, setFilledIn] = useState<readonly string[]>([]);

  const { status, pincodeChanged } = usePincodeLookup((found) => {
    const country = entered.current.has('country') ? getValues('country') : found.country;
    const state = (country === canada && provinceNamed(found.state)) || found.state;
    const open = lookedUp.filter((name) => !entered.current.has(name));
    const values = { ...found, state };
    for (const name of open) if (values[name]) fill(name, values[name]);
    setFilledIn(open.map((name) => labels[name](values[name])).filter(Boolean));
    if (!entered.current.has('country') && found.country) {
      setValue('countryCode', found.countryCode);
      countryIsSet.current = true;
    }
  });

  function fill(name: (typeof lookedUp)[number], value: string) {
    setValue(name, value);
    clearErrors(name);
  }

  /** Fills what a Canadian pincode implies without a lookup: an unset country, and the province by its first letter. */
  function fillByPincode(pincode: string) {
    if (!getValues('country') && canadianPincode(pincode)) {
      fill('country', canada);
      setValue('countryCode', 'CA');
    }
    const [province, ...others] = getValues('country') === canada ? provincesOfPincode(pincode) : [];
    if (province && others.length === 0 && !entered.current.has('state')) fill('state', province);
  }

  function clearLookedUp() {
    for (const name of [...lookedUp, 'countryCode'] as const) setValue(name, '');
    entered.current.clear();
    countryIsSet.current = false;
  }

  return {
    status,
    filledIn,
    /** The fields that the shopper filled in. */
    entered: () => [...entered.current],
    fieldEdited(name: AddressFieldName, value: string) {
      if (value.trim()) entered.current.add(name);
      else entered.current.delete(name);
      if (name === 'country') {
        countryIsSet.current = value !== '';
        setValue('countryCode', isoForCountryName(value));
        // The format of a pincode depends on the country.
        clearErrors('pincode');
      }
      if (name === 'pincode') {
        setFilledIn([]);
        pincodeChanged(value);
        if (value.trim() === '') clearLookedUp();
        else fillByPincode(value);
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
