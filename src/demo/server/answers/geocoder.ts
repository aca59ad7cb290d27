import { type CallAnswer, ok } from '@/demo/server/callContext';
import { placeOfPincode } from '@/demo/server/pincodes';

/** GET {geocoder}/{pincode}?json=1. An unknown pincode returns 200 with an error, as such services do. */
export const lookUpPincode: CallAnswer = ({ params }) => {
  const place = placeOfPincode(params.pincode ?? '');
  if (!place) return ok({ error: { code: '008', description: 'Your request did not produce any results.' } });
  const { city, state, country } = place;
  return ok({ city, standard: { city, statename: state, countryname: country } });
};
