import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { useIsPrinted } from './PrintingProvider';

export interface RecordListProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

const none: readonly never[] = [];

/**
 * Whether to render the rows beyond the first. React renders them while typing pauses, and abandons that render if the
 * next keystroke finds other rows: rendered immediately, they would delay the keystroke.
 */
export function useAllRowsDue(rows: readonly unknown[]): boolean {
  const printed = useIsPrinted();
  return useDeferredValue(rows, none) === rows || printed;
}

/** Whether a row renders its content: from the moment it is due. */
export function useFilled(due: boolean): boolean {
  const [filled, setFilled] = useState(due);
  if (due && !filled) setFilled(true);
  return filled;
}

interface ContentProps<T> {
  readonly row: T;
  /** Must be memoized: a new function rerenders every row. */
  readonly content: (row: T) => ReactNode;
}

function ContentView<T>({ row, content }: ContentProps<T>) {
  return content(row);
}

export const RowContent = memo(ContentView) as typeof ContentView;
