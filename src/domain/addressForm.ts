import { countries, countryNameForIso } from '@/config/countries';
import type { Address } from '@/contract/address';
import { addressOf } from './addressFields';
import { canada, canadianPincode, provinceNamed } from './canada';
import { addressTexts } from './texts';

/** The wire's fields, and a landmark that is not sent (§3). */
export interface AddressFormValues extends Address {
  landmark: string;
}

export type RequiredAddressField = keyof typeof addressTexts.labels;

export const addressFieldOrder = Object.keys(addressTexts.labels) as RequiredAddressField[];

/** The shop delivers in Canada (ruling 46). */
const emptyAddressForm: AddressFormValues = {
  ...addressOf(() => ''),
  country: canada,
  countryCode: 'CA',
  landmark: '',
};

const pincodeShape = /^[A-Za-z0-9 -]{3,8}$/;

function pincodeProblem(pincode: string, country: string): string | null {
  if (country === canada) return canadianPincode(pincode) ? null : addressTexts.canadianPincode;
  return pincodeShape.test(pincode.trim()) ? null : addressTexts.pincode;
}

/** Returns an error, or null for a valid value. The phone number is validated elsewhere. */
export function addressProblem(field: RequiredAddressField, value: string, country: string): string | null {
  if (!value.trim()) return addressTexts.missing[field];
  return field === 'postalCode' ? pincodeProblem(value, country) : null;
}

/** The pincode as its country writes it. */
export function writtenPincode(pincode: string, country: string): string {
  return (country === canada && canadianPincode(pincode)) || pincode.trim();
}

export function addressFromForm(values: AddressFormValues): Address {
  return addressOf((field) =>
    field === 'postalCode' ? writtenPincode(values.postalCode, values.country) : values[field].trim(),
  );
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
  const country = countryNameForIso(iso) || address.country;
  return {
    ...address,
    state: (country === canada && provinceNamed(address.state)) || address.state,
    country,
    countryCode: iso || address.countryCode,
    landmark: '',
  };
}
