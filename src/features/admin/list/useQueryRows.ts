import { startTransition, useEffect, useState } from 'react';
import type { RowCache } from './rowCache';

/** The part of an RTK Query result that the dashboard reads. */
export interface RecordQuery<T> {
  readonly data?: readonly T[] | undefined;
  readonly isFetching: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** The query with rows in place of its records. The previous rows stay until the new ones are computed. */
export function useQueryRows<TRecord, TRow>(
  { data: records, isFetching, error, refetch }: RecordQuery<TRecord>,
  cache: RowCache<TRecord, TRow>,
): RecordQuery<TRow> {
  const [rows, setRows] = useState(() => records && cache.computed(records));
  useEffect(() => {
    if (!records) return;
    let current = true;
    void cache.compute(records).then((computed) => {
      if (current) startTransition(() => setRows(computed));
    });
    return () => {
      current = false;
    };
  }, [records, cache]);
  return { data: records && rows, isFetching, error, refetch };
}
