import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The slice of all calls but `moneyApi`'s; each <noun>Api file adds its calls, so that a route loads only those. */
export const shopApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 300,
  tagTypes: ['Product', 'AdminProduct', 'AdminUser', 'AdminBooking', 'Failed'],
  endpoints: () => ({}),
});

/** The calls that move money have an API slice of their own: a sign-out resets `shopApi`, which aborts its calls. */
export const moneyApi = createApi({ reducerPath: 'moneyApi', baseQuery, endpoints: () => ({}) });

type Tag = 'Product' | 'AdminProduct' | 'AdminUser' | 'AdminBooking';

/** The tags of a query, which also say whether it failed: `refetchFailed` sends it again. */
export const tagged =
  (...tags: readonly Tag[]) =>
  (_response: unknown, error: unknown): readonly (Tag | 'Failed')[] =>
    error ? [...tags, 'Failed'] : tags;

/** Sends the failed queries of this page again. */
export const refetchFailed = () => shopApi.util.invalidateTags(['Failed']);
