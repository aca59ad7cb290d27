import { type PincodeAnswer, pincodeResponse } from '@/contract/pincode';
import { shopApi, tagged } from './shopApi';

/** The third-party lookup of a pincode (§7). */
export const geocoderApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    lookUpPincode: build.query<PincodeAnswer, string>({
      query: (pincode) => ({
        call: 'lookUpPincode',
        path: { pincode },
        query: { json: 1 },
        answer: pincodeResponse,
      }),
      providesTags: tagged(),
    }),
  }),
});
