import { type CallHandler, ok } from './call';
import { districts, provinces, regionsElsewhere } from './postalCodes';

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
  if (!place) return ok({ error: { code: '008', description: 'Your request did not produce any results.' } });
  const { city, state, country } = place;
  return ok({ city, standard: { city, statename: state, countryname: country } });
};
