import { pincodeLookupLength, pincodeMaxLength } from '@/config/constants';
import { countries, countryNameForIso } from '@/config/countries';
import { type Address, addressFieldNames, type StoredAddress } from '@/contract/address';
import { language, locale } from '@/lib/language';
import { plainCode } from '@/lib/text';
import { addressTexts, provinceTexts } from './texts';

/** A pincode in any country (§5). */
const anyPincode = /^[A-Za-z0-9 -]{3,8}$/;

interface Province {
  readonly name: string;
  /** The first letters of the province's pincodes. */
  readonly letters: string;
  readonly also: readonly string[];
}

const list: readonly Province[] = [
  { name: 'Alberta', letters: 'T', also: ['AB'] },
  { name: 'British Columbia', letters: 'V', also: ['BC', 'Colombie-Britannique'] },
  { name: 'Manitoba', letters: 'R', also: ['MB'] },
  { name: 'New Brunswick', letters: 'E', also: ['NB', 'Nouveau-Brunswick'] },
  { name: 'Newfoundland and Labrador', letters: 'A', also: ['NL', 'Newfoundland', 'Terre-Neuve-et-Labrador'] },
  { name: 'Northwest Territories', letters: 'X', also: ['NT', 'NWT'] },
  { name: 'Nova Scotia', letters: 'B', also: ['NS', 'Nouvelle-Écosse'] },
  { name: 'Nunavut', letters: 'X', also: ['NU'] },
  { name: 'Ontario', letters: 'KLMNP', also: ['ON'] },
  { name: 'Prince Edward Island', letters: 'C', also: ['PE', 'PEI', 'Île-du-Prince-Édouard'] },
  { name: 'Quebec', letters: 'GHJ', also: ['QC', 'PQ'] },
  { name: 'Saskatchewan', letters: 'S', also: ['SK'] },
  { name: 'Yukon', letters: 'Y', also: ['YT', 'Yukon Territory'] },
];

export const canada = 'Canada';

export const provinces: readonly string[] = list.map(({ name }) => name);

/** Canada Post leaves out letters that look like others, or like digits. */
const pincodeShape = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** "K1A 0B1"; null for anything but a whole Canadian pincode. An O was meant as a zero, an I as a one. */
export function canadianPincode(typed: string): string | null {
  const letters = plainCode(typed).replaceAll(/[\s-]/g, '').toUpperCase();
  const compact = letters.replaceAll('O', '0').replaceAll('I', '1');
  return pincodeShape.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : null;
}

/** Normalizes a typed pincode; null if it is too short or has other characters than §5 allows (ruling 30). */
export function pincodeToLookUp(typed: string): string | null {
  const compact = (canadianPincode(typed) ?? plainCode(typed)).replaceAll(' ', '');
  return compact.length >= pincodeLookupLength && anyPincode.test(compact) ? compact.toUpperCase() : null;
}

/** The provinces that a pincode's first letter allows. */
export function provincesOfPincode(typed: string): readonly string[] {
  const letter = plainCode(typed).charAt(0).toUpperCase();
  return letter ? list.filter(({ letters }) => letters.includes(letter)).map(({ name }) => name) : [];
}

const normalized = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .trim()
    .toLowerCase();

/** The list's name of a province; '' for any other. */
export function provinceNamed(name: string): string {
  const wanted = normalized(name);
  return list.find((one) => [one.name, ...one.also].some((known) => normalized(known) === wanted))?.name ?? '';
}

const names = language === 'en' ? null : /* @__PURE__ */ new Intl.DisplayNames(locale, { type: 'region' });

/** A country's name in the page's language; forms and the server use the English name. */
export function countryLabel({ name, iso }: { readonly name: string; readonly iso: string }): string {
  const label = names?.of(iso) ?? name;
  // French names of islands begin with a small letter.
  return language === 'en' ? label : label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);
}

function translatedProvince(name: string): string {
  const known = provinceNamed(name);
  return Object.entries(provinceTexts).find(([province]) => province === known)?.[1] ?? name;
}

/** A province in the page's language; in English, or if it is not one of Canada's, as it was entered. */
export function provinceLabel(name: string): string {
  return language === 'en' ? name : translatedProvince(name);
}

/** A country in the page's language, by its English name. */
export function countryNameLabel(name: string): string {
  const known = countries.find((country) => country.name === name);
  return known ? countryLabel(known) : name;
}

/** The address that was added: of several, the one that matches. A server without duplicates keeps an older id. */
export function addedAddress(
  before: readonly StoredAddress[],
  after: readonly StoredAddress[],
  entered: Address,
): StoredAddress | null {
  const matches = (address: StoredAddress) =>
    Object.entries(entered).every(([field, value]) => Reflect.get(address, field) === value);
  const known = new Set(before.map(({ _id }) => _id));
  const added = after.filter(({ _id }) => !known.has(_id));
  return added.find(matches) ?? added.at(-1) ?? after.find(matches) ?? null;
}

function pincodeProblem(pincode: string, country: string): string | null {
  if (country === canada) return canadianPincode(pincode) ? null : addressTexts.canadianPincode;
  return anyPincode.test(plainCode(pincode)) ? null : addressTexts.pincode;
}

/** The pincode as its country writes it. */
export function writtenPincode(pincode: string, country: string): string {
  return (country === canada && canadianPincode(pincode)) || plainCode(pincode);
}

/** Shortens a pasted pincode that the field would truncate (§5): a ZIP+4 to five digits, others by their separators. */
export function fittingPincode(pasted: string): string {
  const code = plainCode(pasted);
  if (code.length <= pincodeMaxLength) return code;
  return /^\d{5}-\d{4}$/.test(code) ? code.slice(0, 5) : code.replaceAll(/[\s-]/g, '');
}

interface FieldRules {
  readonly autoComplete?: string;
  readonly inputMode?: 'tel';
  readonly maxLength?: number;
  /** The form has the field for a new address, not when one is edited (ruling 45). */
  readonly onlyNew?: true;
  /** The error of a value; null if it is valid. */
  readonly problem?: (value: string, country: string) => string | null;
}

/**
 * The only table of the address form's fields (§5), in the form's order. Their texts have the same names, and so has
 * `apiNames` of `src/contract/address.ts`, which maps them to the API's. The phone number's rule loads with its field.
 */
const fieldRules = {
  name: { autoComplete: 'name' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  pincode: { autoComplete: 'postal-code', maxLength: pincodeMaxLength, problem: pincodeProblem },
  line: { autoComplete: 'address-line1' },
  area: { autoComplete: 'address-line2' },
  landmark: { onlyNew: true },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  country: { autoComplete: 'country-name' },
} as const satisfies Readonly<Record<string, FieldRules>>;

export type AddressFieldName = keyof typeof fieldRules;

export interface AddressField extends FieldRules {
  readonly name: AddressFieldName;
  readonly label: string;
  readonly missing: string;
}

const fieldOf = (name: AddressFieldName): AddressField => ({ name, ...addressTexts.fields[name], ...fieldRules[name] });

const fields = (Object.keys(fieldRules) as AddressFieldName[]).map(fieldOf);

/** The fields of the form, in its order. */
export const addressFields = (isNew: boolean): readonly AddressField[] =>
  fields.filter(({ onlyNew }) => isNew || !onlyNew);

/** An error, or null for a valid value. */
export function addressProblem(name: AddressFieldName, value: string, country: string): string | null {
  const { missing, problem } = fieldOf(name);
  return value.trim() ? (problem?.(value, country) ?? null) : missing;
}

/** The fields of an address, and a landmark that is not sent (§3). */
export interface AddressFormValues extends Address {
  landmark: string;
}

/** The shop delivers in Canada (ruling 46). */
const emptyAddressForm: AddressFormValues = {
  name: '',
  phone: '',
  pincode: '',
  line: '',
  area: '',
  landmark: '',
  city: '',
  state: '',
  country: canada,
  countryCode: 'CA',
};

export function addressFromForm(values: AddressFormValues): Address {
  const written = { ...values, pincode: writtenPincode(values.pincode, values.country) };
  return Object.fromEntries(addressFieldNames.map((name) => [name, written[name].trim()])) as Address;
}

/** The lines of an address between its name and its phone number. */
export function addressLines({ line, area, city, state, pincode, country }: Address): readonly string[] {
  const province = country === canada ? provinceLabel(state) : state;
  const place = [city, province, pincode].filter(Boolean).join(', ');
  return [line, area, place, countryNameLabel(country)].filter(Boolean);
}

const normalizedCountry = (name: string) => name.trim().toLowerCase().replaceAll('.', '').replace(/^the /, '');

/** Takes a code, a name or another name ("USA", "Great Britain"). Returns '' for a country outside the list. */
export function isoForCountryName(name: string): string {
  const wanted = normalizedCountry(name);
  const found = countries.find(({ iso, name: listed, also }) =>
    [iso, listed, ...also].some((alias) => normalizedCountry(alias) === wanted),
  );
  return found?.iso ?? '';
}

export function addressFormOf(address: Address | undefined): AddressFormValues {
  if (!address) return emptyAddressForm;
  const iso = isoForCountryName(address.country);
  const country = countryNameForIso(iso) || address.country;
  return {
    ...address,
    state: (country === canada && provinceNamed(address.state)) || address.state,
    country,
    countryCode: iso || address.countryCode,
    landmark: '',
  };
}
