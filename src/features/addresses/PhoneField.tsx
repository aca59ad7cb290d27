import PhoneInput from 'react-phone-number-input';
import { controlClass } from '@/ui/controlStyles';
import { type FieldProps, FieldShell } from '@/ui/FieldShell';
import { PhoneCountrySelect } from './PhoneCountrySelect';

interface Props extends FieldProps {
  readonly ref: (input: HTMLInputElement | null) => void;
  /** E.164, '' when empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** Told the ISO code of the country that the shopper picks; undefined for "International". */
  readonly onCountryPick: (iso: string | undefined) => void;
}

/** Mobile number with its country (§5), by react-phone-number-input. */
export function PhoneField({ ref, value, onChange, onBlur, onCountryPick, ...texts }: Props) {
  return (
    <FieldShell {...texts}>
      {(ties) => (
        <PhoneInput
          {...ties}
          // The library types its ref as a component; what comes is the input.
          ref={(instance: unknown) => ref(instance instanceof HTMLInputElement ? instance : null)}
          value={value}
          onChange={(typed?: string) => onChange(typed ?? '')}
          onBlur={onBlur}
          defaultCountry="CA"
          countrySelectComponent={PhoneCountrySelect}
          // Not the library's `onCountryChange`: it also reports what a stored or typed number implies (ruling 44).
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
