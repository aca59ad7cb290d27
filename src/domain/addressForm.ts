import { countries, countryNameForIso } from '@/config/countries';
import type { Address } from '@/contract/address';
import { addressOf } from './addressFields';
import { addressTexts } from './addressTexts';

/** The address form's fields: the wire's, and a landmark that is not sent (§3). */
export interface AddressFormValues extends Address {
  landmark: string;
}

export type AddressField = keyof AddressFormValues;

/** The nine required fields with the labels of §5, in the form's order. `countryCode` follows the country. */
export const addressLabels = {
  name: 'Name',
  contactNumber: 'Mobile Number',
  postalCode: 'Pincode',
  flatNoOrBuildingNameAndStreetName: 'Address Line',
  AreaoRLocality: 'Area/Locality',
  landmark: 'Landmark',
  city: 'City',
  state: 'State',
  country: 'Country',
} as const satisfies Partial<Record<AddressField, string>>;

export type RequiredAddressField = keyof typeof addressLabels;

export const addressFieldOrder = Object.keys(addressLabels) as RequiredAddressField[];

const emptyAddressForm: AddressFormValues = { ...addressOf(() => ''), landmark: '' };

const pincodeShape = /^[A-Za-z0-9 -]{3,8}$/;

/** What is wrong with a field, as a sentence for the shopper; null when it is fine. The phone number is judged elsewhere. */
export function addressProblem(field: RequiredAddressField, value: string): string | null {
  if (!value.trim()) return addressTexts.missing(addressLabels[field].toLowerCase());
  if (field === 'postalCode' && !pincodeShape.test(value.trim())) return addressTexts.pincode;
  return null;
}

/** The form's values as the wire spells an address: trimmed, and without the landmark. */
export function addressFromForm(values: AddressFormValues): Address {
  return addressOf((field) => values[field].trim());
}

const plain = (name: string) => name.trim().toLowerCase().replaceAll('.', '').replace(/^the /, '');

/** ISO code of a country by its code, its name or another name for it ("USA", "Great Britain"); '' outside the list. */
export function isoForCountryName(name: string): string {
  const wanted = plain(name);
  const found = countries.find(({ iso, name: listed, also }) =>
    [iso, listed, ...also].some((one) => plain(one) === wanted),
  );
  return found?.iso ?? '';
}

/** What the form starts from; a country known by another name stands under the one of the list. */
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
