import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { markProvisional } from '@/lib/provisional';
import type { ShowList } from './provisionalList';

interface Record {
  readonly _id?: unknown;
}

type List = readonly Record[];

/** What is known of a list before its answer is complete. */
export interface Known {
  /** Of an earlier visit's answer; null where none is kept. */
  readonly kept: { readonly list: List; readonly at: number; readonly partial: boolean } | null;
  /** What has come of this visit's answer. */
  readonly arrived: List;
}

const nothing: Known = { kept: null, arrived: [] };
const origins = new WeakMap<object, Known>();

/**
 * The kept list, in its order so that no card moves, each record replaced by the newest once that has come; what has come, where
 * that is more. Undefined if there is nothing.
 */
export function combined({ kept, arrived }: Known): List | undefined {
  if (!kept || arrived.length > kept.list.length)
    return arrived.length > 0 ? markProvisional([...arrived], { partial: true, keptAt: null }) : undefined;
  const newest = new Map(arrived.map((record) => [record._id, record]));
  const list = kept.list.map((record) => newest.get(record._id) ?? record);
  return markProvisional(list, { partial: kept.partial, keptAt: kept.at });
}

interface Entry {
  readonly data?: object;
  readonly fulfilledTimeStamp?: number;
}

function entryOf({ getState, queryCacheKey = '' }: BaseQueryApi): Entry | undefined {
  return (getState() as { api: { queries: Readonly<{ [key: string]: Entry | undefined }> } }).api.queries[
    queryCacheKey
  ];
}

/** What shows of a list; null once it was answered completely, or if nobody waits for it any more. */
export function knownOf(api: BaseQueryApi): Known | null {
  const entry = entryOf(api);
  if (!entry || entry.fulfilledTimeStamp !== undefined) return null;
  return (entry.data && origins.get(entry.data)) ?? nothing;
}

/** Shows what became known of a list, unless its complete answer already does. */
export function showProvisional(show: ShowList, api: BaseQueryApi, more: Partial<Known>): void {
  const known = knownOf(api);
  if (!known) return;
  const now = { ...known, ...more };
  // A retry begins anew: what came before stays until there is more.
  const arrived = now.arrived.length < known.arrived.length ? known.arrived : now.arrived;
  const value = combined({ ...now, arrived });
  if (value) origins.set(Object.freeze(value), { ...now, arrived });
  api.dispatch(show({ queryCacheKey: api.queryCacheKey as never, patches: [{ op: 'replace', path: [], value }] }));
}
