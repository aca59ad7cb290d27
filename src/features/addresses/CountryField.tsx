import { countries } from '@/config/countries';
import { deliveryAbroad } from '@/config/delivery';
import { SelectField } from '@/ui/SelectField';
import { addressesTexts } from './texts';
import type { AddressFormState } from './useAddressForm';

export function CountryField({ form }: { form: AddressFormState }) {
  return (
    <SelectField
      {...form.labelAndError('country')}
      autoComplete="country-name"
      hint={deliveryAbroad}
      {...form.register('country')}
    >
      <option value="">{addressesTexts.chooseCountry}</option>
      {countries.map(({ name, iso }) => (
        <option key={iso} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
