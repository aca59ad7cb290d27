import type { CallHandler } from './call';

type Province = readonly [name: string, city: string];

/** The province, and a default city for unlisted districts, by the first letter of a Canadian postal code. */
const provinces: Readonly<Record<string, Province>> = {
  A: ['Newfoundland and Labrador', "St. John's"],
  B: ['Nova Scotia', 'Halifax'],
  C: ['Prince Edward Island', 'Charlottetown'],
  E: ['New Brunswick', 'Fredericton'],
  G: ['Quebec', 'Québec'],
  H: ['Quebec', 'Montréal'],
  J: ['Quebec', 'Longueuil'],
  K: ['Ontario', 'Ottawa'],
  L: ['Ontario', 'Mississauga'],
  M: ['Ontario', 'Toronto'],
  N: ['Ontario', 'London'],
  P: ['Ontario', 'Sudbury'],
  R: ['Manitoba', 'Winnipeg'],
  S: ['Saskatchewan', 'Regina'],
  T: ['Alberta', 'Calgary'],
  V: ['British Columbia', 'Vancouver'],
  X: ['Northwest Territories', 'Yellowknife'],
  Y: ['Yukon', 'Whitehorse'],
};

/** Cities by the first two or three characters of a Canadian postal code. */
// biome-ignore format: a table.
const districts: Readonly<Record<string, string>> = {
  A2: 'Corner Brook', B1: 'Sydney', B2: 'Truro', E1: 'Moncton', E2: 'Saint John', G7: 'Saguenay',
  G8: 'Trois-Rivières', G9: 'Trois-Rivières', H7: 'Laval', J1: 'Sherbrooke', J8: 'Gatineau', J9: 'Gatineau',
  K7: 'Kingston', K8: 'Belleville', K9: 'Peterborough', L3R: 'Markham', L4: 'Vaughan', L6: 'Brampton',
  L6H: 'Oakville', L7: 'Burlington', L8: 'Hamilton', L9: 'Hamilton', N1: 'Guelph', N2: 'Kitchener', N8: 'Windsor',
  N9: 'Windsor', P7: 'Thunder Bay', S7: 'Saskatoon', T5: 'Edmonton', T6: 'Edmonton', T1K: 'Lethbridge',
  T4: 'Red Deer', V1Y: 'Kelowna', V2: 'Abbotsford', V3: 'Surrey', V5: 'Burnaby', V6: 'Vancouver', V6X: 'Richmond',
  V6Y: 'Richmond', V8: 'Victoria', V9: 'Victoria',
};

interface Region {
  readonly shape: RegExp;
  readonly country: string;
  /** Prefix, city, state; longer prefixes first. */
  readonly places: readonly (readonly [start: string, city: string, state: string])[];
}

/** Samples of other countries' codes that are long enough for a lookup. */
const regionsElsewhere: readonly Region[] = [
  {
    shape: /^[1-9]\d{5}$/,
    country: 'India',
    places: [
      ['110', 'New Delhi', 'Delhi'],
      ['160', 'Chandigarh', 'Chandigarh'],
      ['226', 'Lucknow', 'Uttar Pradesh'],
      ['249', 'Haridwar', 'Uttarakhand'],
      ['302', 'Jaipur', 'Rajasthan'],
      ['380', 'Ahmedabad', 'Gujarat'],
      ['400', 'Mumbai', 'Maharashtra'],
      ['411', 'Pune', 'Maharashtra'],
      ['500', 'Hyderabad', 'Telangana'],
      ['560', 'Bengaluru', 'Karnataka'],
      ['600', 'Chennai', 'Tamil Nadu'],
      ['682', 'Kochi', 'Kerala'],
      ['700', 'Kolkata', 'West Bengal'],
    ],
  },
  {
    shape: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    country: 'United Kingdom',
    places: [
      ['SW', 'London', 'England'],
      ['EC', 'London', 'England'],
      ['WC', 'London', 'England'],
      ['EH', 'Edinburgh', 'Scotland'],
      ['CF', 'Cardiff', 'Wales'],
      ['BT', 'Belfast', 'Northern Ireland'],
      ['LS', 'Leeds', 'England'],
      ['B', 'Birmingham', 'England'],
      ['M', 'Manchester', 'England'],
      ['G', 'Glasgow', 'Scotland'],
    ],
  },
];

const canadian = /^[ABCEGHJ-NPRSTVXY]\d[A-Z]\d[A-Z]\d$/;

interface Place {
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

function canadianPlace(code: string): Place | null {
  const province = provinces[code.charAt(0)];
  if (!province) return null;
  const [state, capital] = province;
  return { city: districts[code.slice(0, 3)] ?? districts[code.slice(0, 2)] ?? capital, state, country: 'Canada' };
}

function placeOf(pincode: string): Place | null {
  const code = pincode.replace(/[\s-]/g, '').toUpperCase();
  if (canadian.test(code)) return canadianPlace(code);
  for (const { shape, country, places } of regionsElsewhere) {
    const found = shape.test(code) ? places.find(([start]) => code.startsWith(start)) : undefined;
    if (found) return { city: found[1], state: found[2], country };
  }
  return null;
}

/** GET {geocoder}/{pincode}?json=1. An unknown pincode returns 200 with an error, as such services do. */
export const lookUpPincode: CallHandler = ({ params }) => {
  const place = placeOf(params.pincode ?? '');
  if (!place) return { error: { code: '008', description: 'Your request did not produce any results.' } };
  const { city, state, country } = place;
  return { city, standard: { city, statename: state, countryname: country } };
};
