import type { UserRow } from '@/domain/adminUsers';
import { orderStatuses } from '@/domain/orderStatus';
import { StatusBadge } from '@/features/account/StatusBadge';
import { OpenLink } from '@/features/admin/list/OpenLink';
import type { TableColumn } from '@/features/admin/list/tableColumn';
import { adminUsersTexts } from './texts';

/** Counts the confirmed orders that are not shipped yet. */
function ordersToShip({ orders }: UserRow): number {
  return orders.filter(({ status }) => status === orderStatuses[0]).length;
}

export const userTableColumns: readonly TableColumn<UserRow>[] = [
  {
    id: 'name',
    header: adminUsersTexts.name,
    rem: 12,
    sortable: true,
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
    sortable: true,
    cell: ({ user }) => <span className="break-all">{user.profile.email}</span>,
  },
  { id: 'phone', header: adminUsersTexts.phone, rem: 9, cell: ({ user }) => user.profile.contactNumber },
  {
    id: 'orders',
    header: adminUsersTexts.orders,
    rem: 6,
    sortable: true,
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
