/** Makes the rows of a list out of the records that came, off the main path, and once for all who ask. */
export interface RowCache<TRecord, TRow> {
  /** The rows, where they are made already. */
  readonly made: (records: readonly TRecord[]) => readonly TRow[] | undefined;
  readonly make: (records: readonly TRecord[]) => Promise<readonly TRow[]>;
}

/** A maker that remembers its rows as long as the records live. Takes the way from records to rows. */
export function rowCache<TRecord, TRow>(
  rowsOf: (records: readonly TRecord[]) => Promise<readonly TRow[]>,
): RowCache<TRecord, TRow> {
  const made = new WeakMap<readonly TRecord[], readonly TRow[]>();
  const underWay = new WeakMap<readonly TRecord[], Promise<readonly TRow[]>>();
  return {
    made: (records) => made.get(records),
    make: (records) => {
      const known = underWay.get(records);
      if (known) return known;
      const rows = rowsOf(records).then((ready) => {
        made.set(records, ready);
        return ready;
      });
      underWay.set(records, rows);
      return rows;
    },
  };
}
