import { Fragment, memo, type ReactNode, type RefCallback, useEffect, useRef, useState } from 'react';
import type { RecordListProps } from './tableColumn';
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

interface LineProps<T> extends Pick<ItemProps<T>, 'card' | 'of'>, Pick<RecordListProps<T>, 'rows' | 'keyOf'> {
  /** Counted from 0. */
  readonly line: number;
  readonly columns: number;
  /** Whether the line comes into a list that is scrolled or typed for. */
  readonly hurried: boolean;
  readonly measure: RefCallback<HTMLElement>;
}

/** Some cards side by side. In a hurry it grows by one card a frame: all at once would hold up the scroll or the next key. */
function Line<T>({ rows, keyOf, card, of, line, columns, hurried, measure }: LineProps<T>) {
  const [drawn, setDrawn] = useState(hurried ? 1 : columns);
  useEffect(() => {
    if (drawn >= columns) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1));
    return () => cancelAnimationFrame(frame);
  }, [drawn, columns]);
  const first = line * columns;
  return (
    <div
      ref={measure}
      data-index={line}
      role="presentation"
      className="grid grid-cols-1 gap-5 pb-5 contain-layout contain-style sm:grid-cols-2 lg:grid-cols-3"
    >
      {rows.slice(first, first + Math.min(drawn, columns)).map((row, place) => (
        <Item key={keyOf(row)} row={row} card={card} place={first + place + 1} of={of} />
      ))}
    </div>
  );
}

interface Props<T> extends RecordListProps<T> {
  readonly card: ItemProps<T>['card'];
}

/** Records as cards in 1, 2 or 3 columns; only the lines in sight are drawn. */
export function CardGrid<T>({ label, rows, keyOf, card }: Props<T>) {
  const listRef = useRef<HTMLDivElement>(null);
  const columns = useGridColumns();
  const lines = Math.ceil(rows.length / columns);
  const drawn = useVirtualRows({ of: rows, count: lines, estimate: 300, overscan: 1, listRef });
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    <div role="list" aria-label={label} ref={listRef}>
      {drawn.rows.map(({ index: line, gap }) => {
        const first = rows[line * columns];
        return (
          // By its first card: another one there is another line.
          first !== undefined && (
            <Fragment key={keyOf(first)}>
              {gap > 0 && <div aria-hidden="true" style={{ height: gap }} />}
              <Line
                {...{ rows, keyOf, card, line, columns }}
                of={rows.length}
                hurried={drawn.hurried && line > 0}
                measure={drawn.measure}
              />
            </Fragment>
          )
        );
      })}
      <div aria-hidden="true" style={{ height: drawn.after }} />
    </div>
  );
}
