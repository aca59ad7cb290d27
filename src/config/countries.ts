export interface Country {
  readonly name: string;
  readonly iso: string;
  readonly dialCode: string;
  readonly flag: string;
}

/** The ten countries the shop knows (§3), in the specification's order. */
export const countries: readonly Country[] = [
  { name: 'India', iso: 'IN', dialCode: '+91', flag: '🇮🇳' },
  { name: 'United States', iso: 'US', dialCode: '+1', flag: '🇺🇸' },
  { name: 'Canada', iso: 'CA', dialCode: '+1', flag: '🇨🇦' },
  { name: 'United Kingdom', iso: 'GB', dialCode: '+44', flag: '🇬🇧' },
  { name: 'Australia', iso: 'AU', dialCode: '+61', flag: '🇦🇺' },
  { name: 'Germany', iso: 'DE', dialCode: '+49', flag: '🇩🇪' },
  { name: 'France', iso: 'FR', dialCode: '+33', flag: '🇫🇷' },
  { name: 'Japan', iso: 'JP', dialCode: '+81', flag: '🇯🇵' },
  { name: 'China', iso: 'CN', dialCode: '+86', flag: '🇨🇳' },
  { name: 'Brazil', iso: 'BR', dialCode: '+55', flag: '🇧🇷' },
];

/** Country name for a phone country's ISO code; '' for a country outside the list (readings, ruling 31). */
export function countryNameForIso(iso: string | undefined): string {
  return countries.find((country) => country.iso === iso)?.name ?? '';
}
