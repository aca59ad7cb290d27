import { type ComponentProps, memo } from 'react';
import { CardGrid } from './CardGrid';
import { RecordTable } from './RecordTable';
import type { RecordTableProps } from './tableColumn';
import { useDashboardUrl } from './useDashboardUrl';
import { useGridColumns } from './useGridColumns';

type Props<T> = RecordTableProps<T> & Pick<ComponentProps<typeof CardGrid<T>>, 'card'>;

function List<T>({ card, columns, sort, onSort, ...list }: Props<T>) {
  const { view } = useDashboardUrl();
  const wide = useGridColumns() > 1;
  // Under 640 px a table would have to be pushed sideways: cards there, whatever the address says (ruling 39).
  if (view === 'table' && wide) return <RecordTable {...list} {...{ columns, sort, onSort }} />;
  return <CardGrid {...list} card={card} />;
}

/** Records as the grid of cards or, one switch away, as a table. */
export const RecordList = memo(List) as typeof List;
