interface Province {
  readonly name: string;
  /** What the pincodes of the province start with. */
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

/** Canada Post leaves out letters that look like others. */
const pincodeShape = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** "K1A 0B1"; null for anything but a whole Canadian pincode. */
export function canadianPincode(typed: string): string | null {
  const compact = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return pincodeShape.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : null;
}

/** The provinces that a pincode's first letter allows. */
export function provincesOfPincode(typed: string): readonly string[] {
  const letter = typed.trim().charAt(0).toUpperCase();
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
