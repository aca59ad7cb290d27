import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { useIsPrinted } from './PrintingProvider';

export interface RecordListProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

const none: readonly never[] = [];

/**
 * Whether the rows beyond the first are due. React renders them in the pauses of typing and gives up where the next keystroke
 * finds others: rendered at once, they would hold it up.
 */
export function useAllRowsDue(rows: readonly unknown[]): boolean {
  const printed = useIsPrinted();
  return useDeferredValue(rows, none) === rows || printed;
}

/** Whether a row has its content: once it is due, and from then on. */
export function useFilled(due: boolean): boolean {
  const [filled, setFilled] = useState(due);
  if (due && !filled) setFilled(true);
  return filled;
}

interface ContentProps<T> {
  readonly row: T;
  /** Must be memoized: a new function renders every row again. */
  readonly content: (row: T) => ReactNode;
}

function ContentView<T>({ row, content }: ContentProps<T>) {
  return content(row);
}

export const RowContent = memo(ContentView) as typeof ContentView;
