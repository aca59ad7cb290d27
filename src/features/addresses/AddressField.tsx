import { pincodeMaxLength } from '@/config/constants';
import type { RequiredAddressField } from '@/domain/addressForm';
import { TextField } from '@/ui/fields';
import { CountryField } from './CountryField';
import { MobileNumberField } from './MobileNumberField';
import { StateField } from './StateField';
import { addressesTexts } from './texts';
import type { AddressFormState } from './useAddressForm';

const textFields = {
  name: { autoComplete: 'name' },
  postalCode: { autoComplete: 'postal-code', maxLength: pincodeMaxLength },
  flatNoOrBuildingNameAndStreetName: { autoComplete: 'address-line1' },
  AreaoRLocality: { autoComplete: 'address-line2' },
  landmark: {},
  city: { autoComplete: 'address-level2' },
} as const satisfies Partial<Record<RequiredAddressField, object>>;

function hintOf(name: RequiredAddressField, { lookupStatus, filledIn }: AddressFormState): string | undefined {
  if (name === 'flatNoOrBuildingNameAndStreetName') return addressesTexts.lineHint;
  if (name === 'landmark') return addressesTexts.landmarkHint;
  if (name !== 'postalCode') return undefined;
  const isFilled = lookupStatus === 'idle' && filledIn.length > 0;
  return isFilled ? addressesTexts.filledIn(filledIn.join(', ')) : addressesTexts.pincode[lookupStatus];
}

/** One field of the address form (§5). */
export function AddressField({ name, form }: { name: RequiredAddressField; form: AddressFormState }) {
  if (name === 'contactNumber') return <MobileNumberField form={form} />;
  if (name === 'state') return <StateField form={form} />;
  if (name === 'country') return <CountryField form={form} />;
  return (
    <TextField {...form.labelAndError(name)} {...textFields[name]} hint={hintOf(name, form)} {...form.register(name)} />
  );
}
