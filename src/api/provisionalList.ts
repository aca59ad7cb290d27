import type { UnknownAction } from '@reduxjs/toolkit';
import type * as v from 'valibot';

/** What a list's call tells of how it may show before its answer is complete. */
export interface ListRequest {
  readonly record: v.GenericSchema;
  /** Puts a list into the cached query. */
  readonly patched: (patch: {
    queryCacheKey: never;
    patches: { op: 'replace'; path: []; value: unknown }[];
  }) => UnknownAction;
  /** Which products of the kept catalogue it stands for: a brand's or all, or those that a search finds. */
  readonly kept: { readonly brand: string | undefined } | { readonly term: string };
}
