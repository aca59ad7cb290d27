import { useMemo } from 'react';
import { getCountryCallingCode, isSupportedCountry } from 'react-phone-number-input';
import { countryLabel } from '@/domain/countryLabel';
import { language, locale } from '@/lib/language';
import { controlBase } from '@/ui/fields';
import { addressesTexts } from './texts';

interface Option {
  readonly value?: string;
  readonly label: string;
  readonly divider?: boolean;
}

interface Props {
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

/** "International" is no country, and the same word in French. */
const labelOf = ({ value, label }: Option) => (value ? countryLabel({ name: label, iso: value }) : label);

/** In the order of their names; first those that are no countries. */
function inOrder(options: readonly Option[]): readonly Option[] {
  const listed = options.filter(({ divider }) => !divider);
  if (language === 'en') return listed;
  const { compare } = new Intl.Collator(locale);
  return listed.toSorted((a, b) => (a.value && b.value ? compare(labelOf(a), labelOf(b)) : a.value ? 1 : -1));
}

/** The phone's country as a native select over its short form, e.g. "CA +1". */
export function PhoneCountrySelect({ value, options, onChange, onPick, onFocus, onBlur, disabled }: Props) {
  const ordered = useMemo(() => inOrder(options), [options]);
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
        onFocus={onFocus}
        onBlur={onBlur}
        disabled={disabled}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {ordered.map((option) => (
          <option key={option.value ?? 'international'} value={option.value ?? ''}>
            {labelOf(option)}
          </option>
        ))}
      </select>
    </span>
  );
}
