import { startTransition, useEffect, useMemo, useState } from 'react';

/** Computes a list's rows off the critical path, once per list of records for all components that need them. */
export interface RowCache<TRecord, TRow> {
  /** The rows, if they have been computed. */
  readonly computed: (records: readonly TRecord[]) => readonly TRow[] | undefined;
  readonly compute: (records: readonly TRecord[]) => Promise<readonly TRow[]>;
}

/** The rows live as long as their records. */
export function rowCache<TRecord, TRow>(
  rowsOf: (records: readonly TRecord[]) => Promise<readonly TRow[]>,
): RowCache<TRecord, TRow> {
  const computed = new WeakMap<readonly TRecord[], readonly TRow[]>();
  const pending = new WeakMap<readonly TRecord[], Promise<readonly TRow[]>>();
  return {
    computed: (records) => computed.get(records),
    compute: (records) => {
      const known = pending.get(records);
      if (known) return known;
      const promise = rowsOf(records).then((rows) => {
        computed.set(records, rows);
        return rows;
      });
      pending.set(records, promise);
      return promise;
    },
  };
}

/** Keeps an object's identity while it is equal to the previous one. Takes plain values only. */
export function useStableValue<T extends object>(value: T): T {
  const json = JSON.stringify(value);
  return useMemo(() => JSON.parse(json) as T, [json]);
}

/** Two frames within this time (ms): the device is quick enough to render all rows in the next one. */
const quickMs = 40;

/** On a slow device, the pause in typing before rows beyond the first are rendered (ms). */
const pauseMs = 100;

/**
 * How the rows beyond the first are rendered after a keystroke changed the records: on a quick device all in the next frames, on a slow
 * one a few per frame once typing pauses, so that they do not hold up the next keystroke. 'later' until that is known.
 */
export type Filling = 'now' | 'gradually' | 'later';

export function useFilling(records: readonly unknown[]): Filling {
  const [known, setKnown] = useState<{ records: readonly unknown[]; filling: Filling }>({ records, filling: 'now' });
  useEffect(() => {
    const start = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (performance.now() - start < quickMs) setKnown({ records, filling: 'now' });
        else timer = setTimeout(() => setKnown({ records, filling: 'gradually' }), pauseMs);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [records]);
  return known.records === records ? known.filling : 'later';
}

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
