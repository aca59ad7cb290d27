import { useWatch } from 'react-hook-form';
import { canada, provinces, provincesOfPincode } from '@/domain/canada';
import { locale } from '@/lib/language';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { addressesTexts } from './texts';
import type { AddressFormState } from './useAddressForm';

const orList = new Intl.ListFormat(locale, { type: 'disjunction' });

/** Where the pincode is in another province than the chosen one. */
function pincodeHint(state: string, pincode: string): string | undefined {
  const found = provincesOfPincode(pincode);
  if (!state || found.length === 0 || found.includes(state)) return undefined;
  return addressesTexts.provinceOfPincode(pincode.trim().charAt(0).toUpperCase(), orList.format(found));
}

/** A list of provinces for Canada, a text for any other country. */
export function StateField({ form }: { form: AddressFormState }) {
  const [country, state, pincode] = useWatch({ control: form.control, name: ['country', 'state', 'postalCode'] });
  const field = { ...form.labelAndError('state'), autoComplete: 'address-level1', ...form.register('state') };
  if (country !== canada) return <TextField key="text" {...field} />;
  // A saved province that the list lacks stays.
  const options = !state || provinces.includes(state) ? provinces : [state, ...provinces];
  return (
    <SelectField key="list" {...field} hint={pincodeHint(state, pincode)}>
      <option value="">{addressesTexts.chooseProvince}</option>
      {options.map((province) => (
        <option key={province} value={province}>
          {province}
        </option>
      ))}
    </SelectField>
  );
}
