import { ChevronLeft } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useGetUsersQuery } from '@/api/adminApi';
import { adminPageSize } from '@/config/constants';
import type { OrderRef, UserRow } from '@/domain/adminUsers';
import { orderStatuses } from '@/domain/orderStatus';
import { usersCsv } from '@/domain/reportsCsv';
import { StatusBadge } from '@/features/account/OrderTimeline';
import {
  allUnticked,
  orderTicked,
  selectStatusChanges,
  selectTickedOrders,
} from '@/features/admin/changes/statusChangesSlice';
import { ListPanel } from '@/features/admin/list/ListPanel';
import { OnDemandList } from '@/features/admin/list/OnDemandList';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { QueryResult } from '@/features/admin/list/QueryResult';
import type { ListSelection } from '@/features/admin/list/selection';
import type { TableColumn } from '@/features/admin/list/tableColumn';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useQueryRows } from '@/features/admin/list/useQueryRows';
import { filterRows } from '@/lib/text';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { BulkStatusBar, BulkStatusOutcome } from './BulkStatusBar';
import { adminUsersTexts } from './texts';
import { UserCard } from './UserCard';
import { userRows } from './userRows';

/** Counts the confirmed orders that are not shipped yet. */
function ordersToShip({ orders }: UserRow): number {
  return orders.filter(({ status }) => status === orderStatuses[0]).length;
}

export const userTableColumns: readonly TableColumn<UserRow>[] = [
  {
    id: 'name',
    header: adminUsersTexts.name,
    rem: 12,
    sortBy: ({ name }) => name,
    cell: (row) => (
      <OpenLink
        recordKey={row.id}
        className="inline-flex min-h-8 items-center font-semibold break-words hover:underline"
      >
        {row.name}
      </OpenLink>
    ),
  },
  {
    id: 'email',
    header: adminUsersTexts.email,
    rem: 17,
    sortBy: ({ user }) => user.profile.email || null,
    cell: ({ user }) => <span className="break-all">{user.profile.email}</span>,
  },
  { id: 'phone', header: adminUsersTexts.phone, rem: 9, cell: ({ user }) => user.profile.contactNumber },
  {
    id: 'orders',
    header: adminUsersTexts.orders,
    rem: 6,
    sortBy: ({ orders }) => orders.length,
    end: true,
    cell: ({ orders }) => orders.length,
  },
  { id: 'toShip', header: adminUsersTexts.toShip, rem: 6, end: true, cell: ordersToShip },
  {
    id: 'newest',
    header: adminUsersTexts.newestOrder,
    rem: 9,
    cell: ({ orders: [newest] }) => newest && <StatusBadge status={newest.status} />,
  },
];

const userList: ListDefinition<UserRow, never> = {
  keyOf: ({ id }) => id,
  filters: [],
  filterRows: (rows, { text }) => filterRows(rows, text),
  pageSize: adminPageSize,
};

const selection: ListSelection<UserRow> = {
  nameOf: ({ name }) => name,
  fileName: adminUsersTexts.csvFile,
  makeText: usersCsv,
};

/** The users with search, sort and paging. The statuses of ticked orders change together. */
export function UserList({ rows }: { rows: readonly UserRow[] }) {
  const list = useAdminList(rows, userTableColumns, userList);
  const { hrefWith } = useDashboardUrl();
  const dispatch = useAppDispatch();
  const changes = useAppSelector(selectStatusChanges);
  const ticked = useAppSelector(selectTickedOrders);
  const tickedOrders = Object.values(ticked);
  const shownUsers = tickedOrders.length > 0 ? (list.opened ? [list.opened] : list.found) : [];
  const shownOrders = new Set(shownUsers.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)));
  const hidden = tickedOrders.filter(({ orderId }) => !shownOrders.has(orderId));

  const orderProps = useMemo(
    () => ({ changes, ticked, onTick: (order: OrderRef) => void dispatch(orderTicked(order)) }),
    [changes, ticked, dispatch],
  );
  const card = useCallback((row: UserRow) => <UserCard row={row} {...orderProps} />, [orderProps]);

  return (
    <>
      <BulkStatusOutcome />
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
          names={adminUsersTexts.records}
          card={card}
          selection={selection}
          // One bar at a time: ticked orders come first.
          showSelectionBar={tickedOrders.length === 0}
        />
      )}
      {tickedOrders.length > 0 && (
        <BulkStatusBar
          orders={tickedOrders}
          hidden={hidden}
          onLeaveOut={() => {
            for (const order of hidden) dispatch(orderTicked(order));
          }}
          onClear={() => void dispatch(allUnticked())}
        />
      )}
    </>
  );
}

function LoadedUsers() {
  const query = useQueryRows(useGetUsersQuery(undefined, { refetchOnMountOrArgChange: true }), userRows);
  return (
    <QueryResult query={query} names={adminUsersTexts.records}>
      {(rows) => <UserList rows={rows} />}
    </QueryResult>
  );
}

/** Tab User (§2): users and the statuses of their orders. */
export function UsersTab() {
  return (
    <OnDemandList show={adminUsersTexts.show} hide={adminUsersTexts.hide}>
      <LoadedUsers />
    </OnDemandList>
  );
}
