import { Fragment, memo, type ReactNode, type RefCallback, useEffect, useRef, useState } from 'react';
import { Skeleton, Skeletons } from '@/ui/Skeleton';
import { type Filling, type RecordListProps, useGridColumns, useVirtualRows } from './useVirtualRows';

const cards = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Stands in for a grid of cards while it loads. */
export function CardGridSkeleton({ label }: { label: string }) {
  return (
    <Skeletons label={label} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <div key={card} className="rounded-card bg-paper p-5 shadow-card">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-3 h-4 w-5/6" />
          <Skeleton className="mt-6 h-11 w-32 rounded-full" />
        </div>
      ))}
    </Skeletons>
  );
}

interface ItemProps<T> {
  readonly row: T;
  /** Must be memoized: a new function renders every card again. */
  readonly card: (row: T) => ReactNode;
  /** 1-based. */
  readonly position: number;
  readonly total: number;
}

function ItemView<T>({ row, card, position, total }: ItemProps<T>) {
  return (
    // Balancing headings is the most expensive part of a card's layout, too slow for every keystroke.
    // biome-ignore lint/a11y/useSemanticElements: the grid's rows stand between list and items.
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={position}
      className="min-w-0 break-inside-avoid [&_:is(h2,h3)]:text-wrap"
    >
      {card(row)}
    </div>
  );
}

const Item = memo(ItemView) as typeof ItemView;

interface GridRowProps<T> extends Pick<ItemProps<T>, 'card' | 'total'>, Pick<RecordListProps<T>, 'rows' | 'keyOf'> {
  /** 0-based. */
  readonly index: number;
  readonly columns: number;
  /** Renders one card per frame, so that scrolling and typing stay smooth. */
  readonly gradual: boolean;
  readonly filling: Filling;
  readonly measure: RefCallback<HTMLElement>;
}

function GridRow<T>({ rows, keyOf, card, total, index, columns, gradual, filling, measure }: GridRowProps<T>) {
  const [rendered, setRendered] = useState(gradual ? 1 : columns);
  useEffect(() => {
    if (rendered >= columns || filling === 'later') return;
    const frame = requestAnimationFrame(() => setRendered(rendered + 1));
    return () => cancelAnimationFrame(frame);
  }, [rendered, columns, filling]);
  const first = index * columns;
  return (
    <div
      ref={measure}
      data-index={index}
      role="presentation"
      className="grid grid-cols-1 gap-x-5 gap-y-3 pb-3 contain-layout contain-style sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:contain-none"
    >
      {rows.slice(first, first + Math.min(rendered, columns)).map((row, offset) => (
        <Item key={keyOf(row)} row={row} card={card} position={first + offset + 1} total={total} />
      ))}
    </div>
  );
}

interface Props<T> extends RecordListProps<T> {
  readonly card: ItemProps<T>['card'];
}

/** Records as cards in 1, 2 or 3 columns; only visible rows are rendered. */
export function CardGrid<T>({ label, rows, keyOf, card }: Props<T>) {
  const listRef = useRef<HTMLDivElement>(null);
  const columns = useGridColumns();
  const count = Math.ceil(rows.length / columns);
  const virtual = useVirtualRows({ records: rows, count, estimate: 300, overscan: 1, listRef });
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    <div role="list" aria-label={label} ref={listRef}>
      {virtual.rows.map(({ index, gap }) => {
        const first = rows[index * columns];
        return (
          first !== undefined && (
            <Fragment key={keyOf(first)}>
              {gap > 0 && <div aria-hidden="true" style={{ height: gap }} />}
              <GridRow
                {...{ rows, keyOf, card, index, columns }}
                total={rows.length}
                gradual={virtual.gradual}
                filling={virtual.filling}
                measure={virtual.measure}
              />
            </Fragment>
          )
        );
      })}
      <div aria-hidden="true" style={{ height: virtual.after }} />
    </div>
  );
}
