import { ChevronLeft } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPageSize } from '@/config/constants';
import { filterUserRows, sortUserRows, type UserOrder, type UserRow, userSortColumns } from '@/domain/adminUsers';
import { usersCsv } from '@/domain/usersCsv';
import { ListPanel } from '@/features/admin/list/ListPanel';
import type { ListSelection } from '@/features/admin/list/selection';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { BulkStatusBar } from './BulkStatusBar';
import { BulkStatusResult } from './BulkStatusResult';
import { changeOrderStatuses } from './changeOrderStatus';
import { outcomesCleared, selectBulkChange, selectStatusChanges } from './statusChangesSlice';
import { adminUsersTexts } from './texts';
import { UserCard } from './UserCard';
import { userTableColumns } from './userTableColumns';

const userList: ListDefinition<UserRow, never> = {
  keyOf: ({ id }) => id,
  sortColumns: userSortColumns,
  // The server's order until a column is chosen.
  defaultSort: { column: '', descending: false },
  sortRows: sortUserRows,
  filters: [],
  filterRows: filterUserRows,
  pageSize: adminPageSize,
};

const selection: ListSelection<UserRow> = {
  nameOf: ({ name }) => name,
  fileName: adminUsersTexts.csvFile,
  makeText: usersCsv,
};

/** The users with search, sort and paging. The statuses of selected orders change together. */
export function UserList({ rows }: { rows: readonly UserRow[] }) {
  const list = useAdminList(rows, userList);
  const { hrefWith } = useDashboardUrl();
  const dispatch = useAppDispatch();
  const changes = useAppSelector(selectStatusChanges);
  const bulk = useAppSelector(selectBulkChange);
  const [selected, setSelected] = useState<ReadonlyMap<string, UserOrder>>(new Map());

  useEffect(() => {
    dispatch(outcomesCleared());
  }, [dispatch]);

  function applyToSelected(status: string) {
    void dispatch(changeOrderStatuses([...selected.values()], status));
    setSelected(new Map());
  }
  const orderProps = useMemo(() => {
    function onSelect(order: UserOrder) {
      const next = new Map(selected);
      if (!next.delete(order.orderId)) next.set(order.orderId, order);
      setSelected(next);
    }
    return { changes, selected, onSelect };
  }, [changes, selected]);
  const card = useCallback((row: UserRow) => <UserCard row={row} {...orderProps} />, [orderProps]);
  const columns = useMemo(() => userTableColumns(list.hrefFor), [list.hrefFor]);

  return (
    <>
      {bulk && <BulkStatusResult bulk={bulk} changes={changes} />}
      {list.opened ? (
        <>
          <Link
            to={hrefWith({ open: null })}
            className="mb-4 inline-flex min-h-11 items-center gap-1 font-semibold text-leaf print:hidden"
          >
            <ChevronLeft aria-hidden size={20} /> {adminUsersTexts.allUsers}
          </Link>
          <UserCard row={list.opened} {...orderProps} />
        </>
      ) : (
        <ListPanel
          list={list}
          texts={adminUsersTexts.list}
          columns={columns}
          card={card}
          selection={selection}
          // One bar at a time: selected orders come first.
          showSelectionBar={selected.size === 0}
        />
      )}
      {selected.size > 0 && (
        <BulkStatusBar count={selected.size} onApply={applyToSelected} onClear={() => setSelected(new Map())} />
      )}
    </>
  );
}
