import * as v from 'valibot';
import { text } from './lenient';

/** GET {geocoding service}/{pincode}?json=1 (§7). */
export const pincodeResponse = v.object({
  city: text,
  standard: v.fallback(v.object({ city: text, statename: text, countryname: text }), {
    city: '',
    statename: '',
    countryname: '',
  }),
});

export type PincodeAnswer = v.InferOutput<typeof pincodeResponse>;
