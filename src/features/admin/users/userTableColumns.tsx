import { Link } from 'react-router-dom';
import type { UserRow } from '@/domain/adminUsers';
import { orderStatuses } from '@/domain/orderStatus';
import { StatusBadge } from '@/features/account/StatusBadge';
import type { TableColumn } from '@/features/admin/list/tableColumn';

/** How many orders wait to be shipped: those that are only confirmed. */
function toShip({ orders }: UserRow): number {
  return orders.filter(({ status }) => status === orderStatuses[0]).length;
}

/** The columns of the users table; the name leads to the user's orders. */
export function userTableColumns(hrefFor: (id: string) => string): readonly TableColumn<UserRow>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      rem: 12,
      sortable: true,
      cell: ({ id, name }) => (
        <Link to={hrefFor(id)} className="inline-flex min-h-11 items-center font-semibold break-words hover:underline">
          {name}
        </Link>
      ),
    },
    {
      id: 'email',
      header: 'Email',
      rem: 17,
      sortable: true,
      cell: ({ user }) => <span className="break-all">{user.profile.email}</span>,
    },
    { id: 'phone', header: 'Phone', rem: 9, cell: ({ user }) => user.profile.contactNumber },
    { id: 'orders', header: 'Orders', rem: 6, sortable: true, end: true, cell: ({ orders }) => orders.length },
    { id: 'toShip', header: 'To ship', rem: 6, end: true, cell: toShip },
    {
      id: 'newest',
      header: 'Newest order',
      rem: 9,
      cell: ({ orders: [newest] }) => newest && <StatusBadge status={newest.status} />,
    },
  ];
}
