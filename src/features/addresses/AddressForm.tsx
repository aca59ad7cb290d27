import { type ClipboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { countries } from '@/config/countries';
import { deliveryAbroad, slowText, words } from '@/config/messages';
import type { Address } from '@/contract/address';
import {
  type AddressField,
  addressFields,
  canada,
  countryLabel,
  countryNameLabel,
  fittingPincode,
  provinceLabel,
  provinces,
  provincesOfPincode,
} from '@/domain/address';
import { locale } from '@/lib/language';
import { Alert } from '@/ui/Alert';
import { Button, stayInField } from '@/ui/Button';
import { SelectField, TextField } from '@/ui/fields';
import { SlowNote } from '@/ui/loading';
import { dialogTexts } from '@/ui/texts';
import { MobileNumberField, savedPhone } from './PhoneField';
import { addressesTexts } from './texts';
import { type AddressFormState, useAddressForm } from './useAddressForm';

interface Props {
  /** The address to edit; missing in add mode, which also asks for a landmark (ruling 45). */
  readonly address?: Address;
  /** What a new address starts with. */
  readonly start?: Address | null | undefined;
  readonly saveLabel: string;
  readonly onSave: (address: Address) => Promise<void> | void;
  readonly onCancel?: (() => void) | undefined;
  /** Why the last save failed. */
  readonly error?: string | undefined;
  readonly draftName: string;
}

export function AddressForm({ address, start, saveLabel, onSave, onCancel, error, draftName }: Props) {
  const [saved] = useState(() => (address?.phone ? savedPhone(address) : null));
  const form = useAddressForm({
    address: address && saved ? { ...address, phone: saved.number } : (address ?? start ?? undefined),
    phoneProblem: address && saved?.number === '' ? addressesTexts.savedPhoneUnclear(address.phone) : undefined,
    // The field holds no extension, so an unchanged number gets its extension back.
    onSave: (values) =>
      onSave(
        saved?.extension && values.phone === saved.number
          ? { ...values, phone: `${saved.number} ext. ${saved.extension}` }
          : values,
      ),
    draftName,
  });

  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {addressFields(!address).map((field) => (
          <FormField key={field.name} field={field} form={form} extension={saved?.extension} />
        ))}
      </div>
      {error && (
        <div className="mt-6">
          <Alert tone="error">{error}</Alert>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full" busy={form.isSaving} onMouseDown={stayInField}>
          {saveLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel} onMouseDown={stayInField} className="max-sm:w-full">
            {dialogTexts.cancel}
          </Button>
        )}
      </div>
      <SlowNote active={form.isSaving}>{slowText}</SlowNote>
    </form>
  );
}

/** Shortens a pasted pincode, which the field would otherwise cut off at its `maxLength`. */
function pastePincode(event: ClipboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const code = fittingPincode(event.clipboardData.getData('text'));
  const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
  if (!isWhole || code.length > field.maxLength) return;
  event.preventDefault();
  field.setRangeText(code, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function hintOf({ name }: AddressField, { lookupStatus, filledIn }: AddressFormState): string | undefined {
  if (name === 'line') return addressesTexts.lineHint;
  if (name === 'landmark') return addressesTexts.landmarkHint;
  if (name !== 'pincode') return undefined;
  const isFilled = lookupStatus === 'idle' && filledIn.length > 0;
  return isFilled ? addressesTexts.filledIn(filledIn.join(', ')) : addressesTexts.pincode[lookupStatus];
}

interface FieldProps {
  readonly field: AddressField;
  readonly form: AddressFormState;
  /** The saved phone number's extension. */
  readonly extension: string | undefined;
}

/** One field of the address form (§5). */
function FormField({ field, form, extension }: FieldProps) {
  if (field.name === 'phone')
    return <MobileNumberField field={field} form={form} hint={extension && addressesTexts.extensionStays(extension)} />;
  if (field.name === 'state') return <StateField field={field} form={form} />;
  if (field.name === 'country') return <CountryField field={field} form={form} />;
  return (
    <TextField
      {...form.attributes(field)}
      hint={hintOf(field, form)}
      onPaste={field.name === 'pincode' ? pastePincode : undefined}
      {...form.register(field.name)}
    />
  );
}

/** Warns about a country that is not Canada (ruling 46). */
function CountryField({ field, form }: Omit<FieldProps, 'extension'>) {
  const country = useWatch({ control: form.control, name: 'country' });
  const abroad = country !== '' && country !== canada;
  return (
    <>
      <SelectField {...form.attributes(field)} hint={abroad ? undefined : deliveryAbroad} {...form.register('country')}>
        <option value="">{words.chooseCountry}</option>
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

const inOrder = provinces.toSorted((a, b) => provinceLabel(a).localeCompare(provinceLabel(b), locale));

const orList = new Intl.ListFormat(locale, { type: 'disjunction' });

/** Undefined unless the pincode belongs to another province than the chosen one. */
function pincodeHint(state: string, pincode: string): string | undefined {
  const found = provincesOfPincode(pincode);
  if (!state || found.length === 0 || found.includes(state)) return undefined;
  return addressesTexts.provinceOfPincode(
    pincode.trim().charAt(0).toUpperCase(),
    orList.format(found.map(provinceLabel)),
  );
}

/** A list of provinces for Canada, a text field for any other country. */
function StateField({ field, form }: Omit<FieldProps, 'extension'>) {
  const [country, state, pincode] = useWatch({ control: form.control, name: ['country', 'state', 'pincode'] });
  const control = { ...form.attributes(field), ...form.register('state') };
  if (country !== canada) return <TextField key="text" {...control} />;
  // Keeps a saved province that is not in the list.
  const options = !state || provinces.includes(state) ? inOrder : [state, ...inOrder];
  return (
    <SelectField key="list" {...control} hint={pincodeHint(state, pincode)}>
      <option value="">{addressesTexts.chooseProvince}</option>
      {options.map((province) => (
        <option key={province} value={province}>
          {provinceLabel(province)}
        </option>
      ))}
    </SelectField>
  );
}
