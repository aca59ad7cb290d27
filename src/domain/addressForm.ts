import { countries, countryNameForIso } from '@/config/countries';
import type { Address } from '@/contract/address';
import { addressOf } from './addressFields';
import { addressTexts } from './addressTexts';

/** The wire's fields, and a landmark that is not sent (§3). */
export interface AddressFormValues extends Address {
  landmark: string;
}

export type AddressField = keyof AddressFormValues;

export type RequiredAddressField = keyof typeof addressTexts.labels;

export const addressFieldOrder = Object.keys(addressTexts.labels) as RequiredAddressField[];

const emptyAddressForm: AddressFormValues = { ...addressOf(() => ''), landmark: '' };

const pincodeShape = /^[A-Za-z0-9 -]{3,8}$/;

/** Returns an error, or null for a valid value. The phone number is validated elsewhere. */
export function addressProblem(field: RequiredAddressField, value: string): string | null {
  if (!value.trim()) return addressTexts.missing[field];
  if (field === 'postalCode' && !pincodeShape.test(value.trim())) return addressTexts.pincode;
  return null;
}

export function addressFromForm(values: AddressFormValues): Address {
  return addressOf((field) => values[field].trim());
}

const normalized = (name: string) => name.trim().toLowerCase().replaceAll('.', '').replace(/^the /, '');

/** Takes a code, a name or another name ("USA", "Great Britain"). Returns '' for a country outside the list. */
export function isoForCountryName(name: string): string {
  const wanted = normalized(name);
  const found = countries.find(({ iso, name: listed, also }) =>
    [iso, listed, ...also].some((alias) => normalized(alias) === wanted),
  );
  return found?.iso ?? '';
}

export function addressFormOf(address: Address | undefined): AddressFormValues {
  if (!address) return emptyAddressForm;
  const iso = isoForCountryName(address.country);
  return {
    ...emptyAddressForm,
    ...address,
    country: countryNameForIso(iso) || address.country,
    countryCode: iso || address.countryCode,
  };
}
