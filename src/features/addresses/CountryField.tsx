import { useWatch } from 'react-hook-form';
import { countries } from '@/config/countries';
import { deliveryAbroad } from '@/config/delivery';
import { canada } from '@/domain/canada';
import { countryLabel } from '@/domain/countryLabel';
import { countryNameLabel } from '@/domain/placeLabel';
import { Alert } from '@/ui/Alert';
import { SelectField } from '@/ui/fields';
import { addressesTexts } from './texts';
import type { AddressFormState } from './useAddressForm';

/** Warns about a country that is not Canada (ruling 46). */
export function CountryField({ form }: { form: AddressFormState }) {
  const country = useWatch({ control: form.control, name: 'country' });
  const abroad = country !== '' && country !== canada;
  return (
    <>
      <SelectField
        {...form.labelAndError('country')}
        autoComplete="country-name"
        hint={abroad ? undefined : deliveryAbroad}
        {...form.register('country')}
      >
        <option value="">{addressesTexts.chooseCountry}</option>
        {countries.map((each) => (
          <option key={each.iso} value={each.name}>
            {countryLabel(each)}
          </option>
        ))}
      </SelectField>
      {abroad && (
        <div className="sm:col-span-2">
          <Alert title={addressesTexts.abroad(countryNameLabel(country))}>{deliveryAbroad}</Alert>
        </div>
      )}
    </>
  );
}
