import { type ReactNode, useRef } from 'react';
import type { AdminListProps } from './adminColumn';
import { useGridColumns } from './useGridColumns';
import { useVirtualRows } from './useVirtualRows';

interface Props<T> extends AdminListProps<T> {
  readonly card: (row: T) => ReactNode;
}

/** Records as cards in 1, 2 or 3 columns; of a long list only the lines in sight are drawn. */
export function AdminCards<T>({ label, rows, keyOf, card, virtual = false }: Props<T>) {
  const listRef = useRef<HTMLDivElement>(null);
  const columns = useGridColumns();
  const lines = Math.ceil(rows.length / columns);
  const drawn = useVirtualRows({ count: lines, estimate: 300, listRef, virtual });
  return (
    // biome-ignore lint/a11y/useSemanticElements: lines of the grid stand between list and items.
    <div role="list" aria-label={label} ref={listRef}>
      <div aria-hidden="true" style={{ height: drawn.before }} />
      {drawn.rows.map(({ index: line }) => (
        <div
          key={line}
          ref={drawn.measure}
          data-index={line}
          role="presentation"
          className="grid grid-cols-1 gap-5 pb-5 sm:grid-cols-2 lg:grid-cols-3"
        >
          {rows.slice(line * columns, (line + 1) * columns).map((row, place) => (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            <div
              key={keyOf(row)}
              role="listitem"
              aria-setsize={rows.length}
              aria-posinset={line * columns + place + 1}
              className="min-w-0"
            >
              {card(row)}
            </div>
          ))}
        </div>
      ))}
      <div aria-hidden="true" style={{ height: drawn.after }} />
    </div>
  );
}
