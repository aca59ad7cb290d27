import * as v from 'valibot';
import { neededText, text } from './lenient';

const addressFields = {
  name: text,
  flatNoOrBuildingNameAndStreetName: text,
  AreaoRLocality: text,
  city: text,
  state: text,
  postalCode: text,
  country: text,
  countryCode: text,
  contactNumber: text,
};

export const addressSchema = v.object(addressFields);
export const storedAddressSchema = v.object({ _id: neededText, ...addressFields });

export type Address = v.InferOutput<typeof addressSchema>;
export type StoredAddress = v.InferOutput<typeof storedAddressSchema>;

export type AddAddressPayload = Address & { userId: string };
export type UpdateAddressPayload = AddAddressPayload & { addressId: string };

export const pincodeResponse = v.object({
  city: text,
  standard: v.fallback(v.object({ city: text, statename: text, countryname: text }), {
    city: '',
    statename: '',
    countryname: '',
  }),
});

export type PincodeResponse = v.InferOutput<typeof pincodeResponse>;
