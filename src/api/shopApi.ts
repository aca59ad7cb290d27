import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The one API slice; each <noun>Api file adds its calls, so that a route loads only those it uses. */
export const shopApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 300,
  tagTypes: ['Product', 'AdminProduct', 'AdminUser', 'AdminBooking'],
  endpoints: () => ({}),
});
