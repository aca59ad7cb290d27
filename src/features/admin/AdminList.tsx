import { type ComponentProps, memo } from 'react';
import { AdminCards } from './AdminCards';
import { AdminTable } from './AdminTable';
import type { AdminTableProps } from './adminColumn';
import { useAdminView } from './useAdminView';
import { useGridColumns } from './useGridColumns';

type Props<T> = AdminTableProps<T> & Pick<ComponentProps<typeof AdminCards<T>>, 'card'>;

function List<T>({ card, columns, sort, onSort, ...list }: Props<T>) {
  const { view } = useAdminView();
  const wide = useGridColumns() > 1;
  // Under 640 px a table would have to be pushed sideways: cards there, whatever the address says (ruling 39).
  if (view === 'table' && wide) return <AdminTable {...list} {...{ columns, sort, onSort }} />;
  return <AdminCards {...list} card={card} />;
}

/** Records as the grid of cards or, one switch away, as a table. */
export const AdminList = memo(List) as typeof List;
