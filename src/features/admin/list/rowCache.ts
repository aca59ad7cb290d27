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
