import type { UnknownAction } from '@reduxjs/toolkit';

/** Puts a list of products into the cached query; a call that has one shows its list before the answer is complete. */
export type ShowList = (patch: {
  queryCacheKey: never;
  patches: { op: 'replace'; path: []; value: unknown }[];
}) => UnknownAction;
