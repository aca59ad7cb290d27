import { districts, provinces, regionsElsewhere } from './pincodeTable';

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

const canadian = /^[ABCEGHJ-NPRSTVXY]\d[A-Z]\d[A-Z]\d$/;

function canadianPlace(code: string): Place | null {
  const province = provinces[code.charAt(0)];
  if (!province) return null;
  const [state, capital] = province;
  return { city: districts[code.slice(0, 3)] ?? districts[code.slice(0, 2)] ?? capital, state, country: 'Canada' };
}

/** City, province and country of a pincode without spaces, or null. */
export function placeOfPincode(pincode: string): Place | null {
  const code = pincode.replace(/[\s-]/g, '').toUpperCase();
  if (canadian.test(code)) return canadianPlace(code);
  for (const { shape, country, places } of regionsElsewhere) {
    const found = shape.test(code) ? places.find(([start]) => code.startsWith(start)) : undefined;
    if (found) return { city: found[1], state: found[2], country };
  }
  return null;
}
