export interface Country {
  readonly name: string;
  readonly iso: string;
  readonly dialCode: string;
  readonly flag: string;
  /** Aliases that geocoders and older addresses use. */
  readonly also: readonly string[];
}

/** In the contract's order (§3). */
export const countries: readonly Country[] = [
  { name: 'India', iso: 'IN', dialCode: '+91', flag: '🇮🇳', also: ['IND', 'Republic of India', 'Bharat'] },
  { name: 'United States', iso: 'US', dialCode: '+1', flag: '🇺🇸', also: ['USA', 'United States of America'] },
  { name: 'Canada', iso: 'CA', dialCode: '+1', flag: '🇨🇦', also: ['CAN'] },
  {
    name: 'United Kingdom',
    iso: 'GB',
    dialCode: '+44',
    flag: '🇬🇧',
    also: [
      'GBR',
      'UK',
      'Great Britain',
      'United Kingdom of Great Britain and Northern Ireland',
      'England',
      'Scotland',
      'Wales',
      'Northern Ireland',
    ],
  },
  { name: 'Australia', iso: 'AU', dialCode: '+61', flag: '🇦🇺', also: ['AUS'] },
  { name: 'Germany', iso: 'DE', dialCode: '+49', flag: '🇩🇪', also: ['DEU', 'Deutschland'] },
  { name: 'France', iso: 'FR', dialCode: '+33', flag: '🇫🇷', also: ['FRA'] },
  { name: 'Japan', iso: 'JP', dialCode: '+81', flag: '🇯🇵', also: ['JPN'] },
  { name: 'China', iso: 'CN', dialCode: '+86', flag: '🇨🇳', also: ['CHN', "People's Republic of China"] },
  { name: 'Brazil', iso: 'BR', dialCode: '+55', flag: '🇧🇷', also: ['BRA', 'Brasil'] },
];

/** '' for a country outside the list (ruling 31). */
export function countryNameForIso(iso: string | undefined): string {
  return countries.find((country) => country.iso === iso)?.name ?? '';
}
