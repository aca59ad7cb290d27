import * as v from 'valibot';
import { neededText, renamed, text } from './lenient';

/** The API's name of each field of an address (§3), in its order. */
const apiNames = {
  name: 'name',
  line: 'flatNoOrBuildingNameAndStreetName',
  area: 'AreaoRLocality',
  city: 'city',
  state: 'state',
  pincode: 'postalCode',
  country: 'country',
  countryCode: 'countryCode',
  phone: 'contactNumber',
} as const;

type FieldName = keyof typeof apiNames;

export const addressFieldNames = Object.keys(apiNames) as readonly FieldName[];

const fields = Object.fromEntries(addressFieldNames.map((name) => [name, text])) as Record<FieldName, typeof text>;

const stored = { isStored: true };

export const addressSchema = renamed(fields, apiNames, stored);
export const storedAddressSchema = renamed({ _id: neededText, ...fields }, apiNames, stored);
/** The form's input before it is saved; the landmark is not sent (§3). */
export const addressDraftSchema = renamed({ ...fields, landmark: text }, apiNames, stored);

export type Address = v.InferOutput<typeof addressSchema>;
export type StoredAddress = v.InferOutput<typeof storedAddressSchema>;

/** An address with the API's field names. */
export type ApiAddress = { readonly [Name in FieldName as (typeof apiNames)[Name]]: string };

/** Builds an address of the API field by field. */
export function apiAddressOf(read: (apiName: keyof ApiAddress) => string): ApiAddress {
  return Object.fromEntries(Object.values(apiNames).map((apiName) => [apiName, read(apiName)])) as ApiAddress;
}

export function apiAddress(address: Address): ApiAddress {
  return Object.fromEntries(addressFieldNames.map((name) => [apiNames[name], address[name]])) as ApiAddress;
}

export const addAddressPayload = (userId: string, address: Address) => ({ ...apiAddress(address), userId });

export const updateAddressPayload = (userId: string, address: Address, addressId: string) => ({
  ...addAddressPayload(userId, address),
  addressId,
});

/** The geocoder's response for a pincode. */
export const pincodeResponse = v.pipe(
  renamed(
    { city: text, cityOfStandard: text, state: text, country: text },
    { cityOfStandard: 'standard.city', state: 'standard.statename', country: 'standard.countryname' },
  ),
  v.transform(({ city, cityOfStandard, state, country }) => ({ city: cityOfStandard || city, state, country })),
);

export type PincodeResponse = v.InferOutput<typeof pincodeResponse>;
