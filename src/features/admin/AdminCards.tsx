import { Fragment, memo, type ReactNode, useRef } from 'react';
import type { AdminListProps } from './adminColumn';
import { useGridColumns } from './useGridColumns';
import { useVirtualRows } from './useVirtualRows';

interface ItemProps<T> {
  readonly row: T;
  /** The same as long as it draws the same: cards are drawn anew with it. */
  readonly card: (row: T) => ReactNode;
  /** Counted from 1. */
  readonly place: number;
  readonly of: number;
}

function ItemView<T>({ row, card, place, of }: ItemProps<T>) {
  return (
    // Balanced headings are the dearest part of laying out a card: not with every key in the search.
    // biome-ignore lint/a11y/useSemanticElements: lines of the grid stand between list and items.
    <div role="listitem" aria-setsize={of} aria-posinset={place} className="min-w-0 [&_:is(h2,h3)]:text-wrap">
      {card(row)}
    </div>
  );
}

const Item = memo(ItemView) as typeof ItemView;

interface Props<T> extends AdminListProps<T> {
  readonly card: ItemProps<T>['card'];
}

/** Records as cards in 1, 2 or 3 columns; only the lines in sight are drawn. */
export function AdminCards<T>({ label, rows, keyOf, card }: Props<T>) {
  const listRef = useRef<HTMLDivElement>(null);
  const columns = useGridColumns();
  const lines = Math.ceil(rows.length / columns);
  const drawn = useVirtualRows({ of: rows, count: lines, estimate: 300, overscan: 1, listRef });
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    <div role="list" aria-label={label} ref={listRef}>
      {drawn.rows.map(({ index: line, gap }) => (
        <Fragment key={line}>
          {gap > 0 && <div aria-hidden="true" style={{ height: gap }} />}
          <div
            ref={drawn.measure}
            data-index={line}
            role="presentation"
            className="grid grid-cols-1 gap-5 pb-5 sm:grid-cols-2 lg:grid-cols-3"
          >
            {rows.slice(line * columns, (line + 1) * columns).map((row, place) => (
              <Item key={keyOf(row)} row={row} card={card} place={line * columns + place + 1} of={rows.length} />
            ))}
          </div>
        </Fragment>
      ))}
      <div aria-hidden="true" style={{ height: drawn.after }} />
    </div>
  );
}
