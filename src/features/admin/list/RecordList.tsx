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
  // Below 640 px a table would scroll sideways: cards there, whatever the URL says (ruling 39).
  if (view === 'table' && wide) return <RecordTable {...list} {...{ columns, sort, onSort }} />;
  return <CardGrid {...list} card={card} />;
}

/** Records as cards or as a table. */
export const RecordList = memo(List) as typeof List;
