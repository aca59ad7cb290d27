import { Controller } from 'react-hook-form';
import { isValidPhoneNumber } from 'react-phone-number-input';
import { messages } from '@/config/messages';
import { type AddressFormValues, addressProblem } from '@/domain/addressForm';
import { PhoneField } from './PhoneField';
import type { AddressFormState } from './useAddressForm';

function mobileNumberError(value: string, { country }: AddressFormValues): string | true {
  return addressProblem('contactNumber', value, country) ?? (isValidPhoneNumber(value) || messages.phone);
}

export function MobileNumberField({ form }: { form: AddressFormState }) {
  return (
    <Controller
      control={form.control}
      name="contactNumber"
      rules={{ validate: mobileNumberError }}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <PhoneField
          {...form.labelAndError('contactNumber')}
          ref={ref}
          value={value}
          onChange={(number) => {
            form.clearErrors('contactNumber');
            onChange(number);
          }}
          onBlur={onBlur}
          onCountryPick={form.phoneCountryPicked}
        />
      )}
    />
  );
}
