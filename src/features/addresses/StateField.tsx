import { useWatch } from 'react-hook-form';
import { canada, provinces, provincesOfPincode } from '@/domain/canada';
import { provinceLabel } from '@/domain/placeLabel';
import { locale } from '@/lib/language';
import { SelectField, TextField } from '@/ui/fields';
import { addressesTexts } from './texts';
import type { AddressFormState } from './useAddressForm';

const inOrder = provinces.toSorted((a, b) => provinceLabel(a).localeCompare(provinceLabel(b), locale));

const orList = new Intl.ListFormat(locale, { type: 'disjunction' });

/** Where the pincode is in another province than the chosen one. */
function pincodeHint(state: string, pincode: string): string | undefined {
  const found = provincesOfPincode(pincode);
  if (!state || found.length === 0 || found.includes(state)) return undefined;
  return addressesTexts.provinceOfPincode(
    pincode.trim().charAt(0).toUpperCase(),
    orList.format(found.map(provinceLabel)),
  );
}

/** A list of provinces for Canada, a text for any other country. */
export function StateField({ form }: { form: AddressFormState }) {
  const [country, state, pincode] = useWatch({ control: form.control, name: ['country', 'state', 'postalCode'] });
  const field = { ...form.labelAndError('state'), autoComplete: 'address-level1', ...form.register('state') };
  if (country !== canada) return <TextField key="text" {...field} />;
  // A saved province that the list lacks stays.
  const options = !state || provinces.includes(state) ? inOrder : [state, ...inOrder];
  return (
    <SelectField key="list" {...field} hint={pincodeHint(state, pincode)}>
      <option value="">{addressesTexts.chooseProvince}</option>
      {options.map((province) => (
        <option key={province} value={province}>
          {provinceLabel(province)}
        </option>
      ))}
    </SelectField>
  );
}
