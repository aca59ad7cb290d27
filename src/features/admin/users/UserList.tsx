import { ChevronLeft } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { adminPageSize } from '@/config/constants';
import { filterUserRows, sortUserRows, type UserRow, userSortColumns } from '@/domain/adminUsers';
import { usersCsv } from '@/domain/usersCsv';
import { ListPanel } from '@/features/admin/list/ListPanel';
import type { ListSelection } from '@/features/admin/list/selection';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { BulkStatusBar } from './BulkStatusBar';
import { BulkStatusResult } from './BulkStatusResult';
import { changeOrderStatuses } from './changeOrderStatus';
import {
  allUnticked,
  type OrderRef,
  orderTicked,
  outcomesCleared,
  selectBulkChange,
  selectStatusChanges,
  selectTickedOrders,
} from './statusChangesSlice';
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

/** The users with search, sort and paging. The statuses of ticked orders change together. */
export function UserList({ rows }: { rows: readonly UserRow[] }) {
  const list = useAdminList(rows, userList);
  const { hrefWith } = useDashboardUrl();
  const dispatch = useAppDispatch();
  const changes = useAppSelector(selectStatusChanges);
  const bulk = useAppSelector(selectBulkChange);
  const ticked = useAppSelector(selectTickedOrders);
  const tickedOrders = Object.values(ticked);

  useEffect(() => {
    dispatch(outcomesCleared());
  }, [dispatch]);

  function applyToTicked(status: string) {
    void dispatch(changeOrderStatuses(tickedOrders, status));
    dispatch(allUnticked());
  }
  const orderProps = useMemo(
    () => ({ changes, ticked, onTick: (order: OrderRef) => void dispatch(orderTicked(order)) }),
    [changes, ticked, dispatch],
  );
  const card = useCallback((row: UserRow) => <UserCard row={row} {...orderProps} />, [orderProps]);

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
          <UserCard row={list.opened} opened {...orderProps} />
        </>
      ) : (
        <ListPanel
          list={list}
          texts={adminUsersTexts.list}
          columns={userTableColumns}
          card={card}
          selection={selection}
          // One bar at a time: ticked orders come first.
          showSelectionBar={tickedOrders.length === 0}
        />
      )}
      {tickedOrders.length > 0 && (
        <BulkStatusBar
          count={tickedOrders.length}
          onApply={applyToTicked}
          onClear={() => void dispatch(allUnticked())}
        />
      )}
    </>
  );
}
