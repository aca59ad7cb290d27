import type { UserOrder, UserRow } from '@/domain/adminUsers';
import { dateCell } from '@/domain/csv';
import { orderStatusLabel, ordersToShip } from '@/domain/orderStatus';
import { StatusBadge } from '@/features/account/OrderTimeline';
import { type AdminColumn, inShopTime } from '@/features/admin/list/columns';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { adminViewTexts, csvHeaders, orderTexts } from '@/features/admin/list/texts';
import type { ListDefinition } from '@/features/admin/list/useAdminList';
import { adminUsersTexts as texts } from './texts';

/** An order whose parts differ has no status of its own. */
export function UserOrderStatus({ order: { status, products } }: { order: UserOrder }) {
  return status || products.length === 0 ? <StatusBadge status={status} /> : orderTexts.mixedStatus;
}

export const userColumns: readonly AdminColumn<UserRow>[] = [
  { id: 'id', header: texts.userId, csv: ({ id }) => id },
  {
    id: 'name',
    header: texts.name,
    rem: 12,
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => (
      <OpenLink recordKey={id} className="inline-flex min-h-8 items-center font-semibold break-words hover:underline">
        {name}
      </OpenLink>
    ),
    csv: ({ name }) => name,
  },
  {
    id: 'email',
    header: texts.email,
    rem: 17,
    onCard: true,
    sortBy: ({ user }) => user.profile.email || null,
    cell: ({ user }) => <span className="break-all">{user.profile.email || texts.none}</span>,
    csv: ({ user }) => user.profile.email,
  },
  {
    id: 'phone',
    header: texts.phone,
    rem: 9,
    onCard: true,
    cell: ({ user }) => user.profile.contactNumber || texts.none,
    csv: ({ user }) => user.profile.contactNumber,
  },
  {
    id: 'orders',
    header: texts.orders,
    rem: 6,
    sortBy: ({ orders }) => orders.length,
    end: true,
    cell: ({ orders }) => orders.length,
    csv: ({ orders }) => orders.length,
  },
  {
    id: 'toShip',
    header: texts.toShip,
    rem: 6,
    end: true,
    cell: ({ orders }) =>
      ordersToShip(orders.flatMap(({ orderId, stages }) => stages.map((stage) => ({ orderId, stage })))),
  },
  {
    id: 'newest',
    header: texts.newestOrder,
    csvHeader: inShopTime(texts.newestOrder),
    rem: 9,
    cell: ({ orders: [newest] }) => newest && <UserOrderStatus order={newest} />,
    csv: ({ orders: [newest] }) => dateCell(newest?.date),
  },
  {
    id: 'newestStatus',
    header: csvHeaders.newestStatus,
    csv: ({ orders: [newest] }) => orderStatusLabel(newest?.status ?? ''),
  },
];

export const userList: ListDefinition<UserRow, never> = {
  id: 'user',
  names: texts.records,
  views: [{ name: adminViewTexts.mostOrders, query: 'sort=-orders' }],
  csvFile: texts.csvFile,
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  columns: userColumns,
  filters: [],
};
