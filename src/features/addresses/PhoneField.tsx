import PhoneInput from 'react-phone-number-input';
import { controlClass, type FieldProps, FieldShell } from '@/ui/fields';
import { PhoneCountrySelect } from './PhoneCountrySelect';

interface Props extends FieldProps {
  readonly ref: (input: HTMLInputElement | null) => void;
  /** E.164, '' when empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** The ISO code of the country that the shopper picks; undefined for "International". */
  readonly onCountryPick: (iso: string | undefined) => void;
}

export function PhoneField({ ref, value, onChange, onBlur, onCountryPick, ...texts }: Props) {
  return (
    <FieldShell {...texts}>
      {(attributes) => (
        <PhoneInput
          {...attributes}
          // The library types this as a component; it is the input element.
          ref={(instance: unknown) => ref(instance instanceof HTMLInputElement ? instance : null)}
          value={value}
          onChange={(number?: string) => onChange(number ?? '')}
          onBlur={onBlur}
          defaultCountry="CA"
          // The country's code stands in the select beside it.
          initialValueFormat="national"
          countrySelectComponent={PhoneCountrySelect}
          // `onCountryChange` also reports the country that a stored or typed number implies (ruling 44).
          countrySelectProps={{ onPick: onCountryPick }}
          autoComplete="tel"
          inputMode="tel"
          className="flex gap-2"
          numberInputProps={{ className: `${controlClass} h-12 min-w-0 flex-1` }}
        />
      )}
    </FieldShell>
  );
}
