import type { ReactNode } from 'react';
import { Skeleton, Skeletons } from '@/ui/Skeleton';
import { type RecordListProps, RowContent, useAllRowsDue, useFilled } from './filledRows';

const cards = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

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

interface CardProps<T> {
  readonly row: T;
  readonly card: (row: T) => ReactNode;
  readonly due: boolean;
}

function Item<T>({ row, card, due }: CardProps<T>) {
  const filled = useFilled(due);
  return (
    // No balanced headings: balancing is the most expensive part of a card's layout, too slow for every keystroke.
    <li
      aria-hidden={!filled || undefined}
      className={`min-w-0 break-inside-avoid contain-layout contain-style print:contain-none [&_:is(h2,h3)]:text-wrap ${filled ? '' : 'min-h-72'}`}
    >
      {filled && <RowContent row={row} content={card} />}
    </li>
  );
}

interface Props<T> extends RecordListProps<T>, Pick<CardProps<T>, 'card'> {}

/** Records as cards in 1, 2 or 3 columns (§9, ruling 39). */
export function CardGrid<T>({ label, rows, keyOf, card }: Props<T>) {
  const allDue = useAllRowsDue(rows);
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
      {rows.map((row, index) => (
        <Item key={keyOf(row)} row={row} card={card} due={allDue || index === 0} />
      ))}
    </ul>
  );
}
