import * as v from 'valibot';
import { text } from './lenient';

export const pincodeResponse = v.object({
  city: text,
  standard: v.fallback(v.object({ city: text, statename: text, countryname: text }), {
    city: '',
    statename: '',
    countryname: '',
  }),
});

export type PincodeAnswer = v.InferOutput<typeof pincodeResponse>;
