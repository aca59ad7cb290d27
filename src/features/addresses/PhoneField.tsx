import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import PhoneInput, {
  getCountryCallingCode,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumber,
} from 'react-phone-number-input';
import { messages } from '@/config/messages';
import type { Address } from '@/contract/address';
import {
  type AddressField,
  type AddressFormValues,
  addressProblem,
  countryLabel,
  isoForCountryName,
} from '@/domain/address';
import { language, locale } from '@/lib/language';
import { controlBase, controlClass, FieldShell } from '@/ui/fields';
import { addressesTexts } from './texts';
import type { AddressFormState } from './useAddressForm';

interface Option {
  readonly value?: string;
  readonly label: string;
  readonly divider?: boolean;
}

interface PhoneCountrySelectProps {
  readonly value?: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string | undefined) => void;
  /** Called for the shopper's choices only; react-phone-number-input's `onChange` also reports derived countries. */
  readonly onPick: (iso: string | undefined) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
}

function shortLabel(iso: string | undefined): string {
  return iso && isSupportedCountry(iso) ? `${iso} +${getCountryCallingCode(iso)}` : addressesTexts.phoneCountryUnknown;
}

/** "International" is not a country, and is the same word in French. */
const labelOf = ({ value, label }: Option) => (value ? countryLabel({ name: label, iso: value }) : label);

/** Sorted by name, after the options that are not countries. */
function inOrder(options: readonly Option[]): readonly Option[] {
  const listed = options.filter(({ divider }) => !divider);
  if (language === 'en') return listed;
  const { compare } = new Intl.Collator(locale);
  return listed.toSorted((a, b) => (a.value && b.value ? compare(labelOf(a), labelOf(b)) : a.value ? 1 : -1));
}

/** The phone's country as a native select over its short form, e.g. "CA +1". */
function PhoneCountrySelect({ value, options, onChange, onPick, ...select }: PhoneCountrySelectProps) {
  // Some 250 countries: rendered once, not on every keystroke in the form.
  const items = useMemo(
    () =>
      inOrder(options).map((option) => (
        <option key={option.value ?? 'international'} value={option.value ?? ''}>
          {labelOf(option)}
        </option>
      )),
    [options],
  );
  return (
    <span
      className={`${controlBase} relative inline-flex h-12 w-24 shrink-0 items-center justify-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf`}
    >
      <span aria-hidden className="tabular-nums">
        {shortLabel(value)}
      </span>
      <select
        aria-label={addressesTexts.phoneCountry}
        value={value ?? ''}
        onChange={(event) => {
          const iso = event.target.value || undefined;
          onChange(iso);
          onPick(iso);
        }}
        onFocus={select.onFocus}
        onBlur={select.onBlur}
        disabled={select.disabled}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {items}
      </select>
    </span>
  );
}

interface SavedPhone {
  /** E.164; '' if the saved text cannot be read as a phone number. */
  readonly number: string;
  readonly extension: string;
}

/** Parses a number saved in any notation; without a country code, it belongs to the address's country. */
export function savedPhone({ phone, country }: Address): SavedPhone {
  const iso = isoForCountryName(country);
  // French writes an extension as "poste 12".
  const text = phone.replace(/,?\s*\bposte\b/i, ' ext.');
  const parsed = parsePhoneNumber(text, isSupportedCountry(iso) ? iso : undefined);
  if (parsed?.isValid()) return { number: parsed.number, extension: parsed.ext ?? '' };
  return { number: /^\+\d+$/.test(phone) ? phone : '', extension: '' };
}

/** True for a number that is valid anywhere (§5). */
export function mobileNumberError(value: string, { country }: Pick<AddressFormValues, 'country'>): string | true {
  return addressProblem('phone', value, country) ?? (isValidPhoneNumber(value) || messages.phone);
}

interface MobileNumberProps {
  readonly field: AddressField;
  readonly form: AddressFormState;
  readonly hint: string | undefined;
}

/** The number is E.164, '' when empty. */
export function MobileNumberField({ field: described, form, hint }: MobileNumberProps) {
  const { autoComplete, inputMode, maxLength: _, ...texts } = form.attributes(described);
  return (
    <Controller
      control={form.control}
      name="phone"
      rules={{ validate: mobileNumberError }}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <FieldShell {...texts} hint={hint}>
          {(attributes) => (
            <PhoneInput
              {...attributes}
              // The library types this as a component; it is the input element.
              ref={(instance: unknown) => ref(instance instanceof HTMLInputElement ? instance : null)}
              value={value}
              onChange={(number?: string) => {
                form.clearErrors('phone');
                onChange(number ?? '');
              }}
              onBlur={onBlur}
              defaultCountry="CA"
              // The select beside the field shows the country's code.
              initialValueFormat="national"
              countrySelectComponent={PhoneCountrySelect}
              // `onCountryChange` also reports the country that a stored or typed number implies (ruling 44).
              countrySelectProps={{ onPick: form.phoneCountryPicked }}
              {...(autoComplete && { autoComplete })}
              {...(inputMode && { inputMode })}
              className="flex gap-2"
              numberInputProps={{ className: `${controlClass} h-12 min-w-0 flex-1` }}
            />
          )}
        </FieldShell>
      )}
    />
  );
}
