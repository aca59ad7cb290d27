import { startTransition, useEffect, useState } from 'react';
import type { RowCache } from './rowCache';

/** Rows of records; the old ones stay while new ones are made, undefined before the first. */
export function useRows<TRecord, TRow>(
  records: readonly TRecord[] | undefined,
  maker: RowCache<TRecord, TRow>,
): readonly TRow[] | undefined {
  const [rows, setRows] = useState(() => records && maker.made(records));
  useEffect(() => {
    if (!records) return;
    let wanted = true;
    void maker.make(records).then((made) => {
      if (wanted) startTransition(() => setRows(made));
    });
    return () => {
      wanted = false;
    };
  }, [records, maker]);
  return records && rows;
}
