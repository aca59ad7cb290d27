import type { AdminBooking } from '@/domain/adminBookings';
import { formatKnown } from '@/domain/knownMoney';
import { StatusBadge } from '@/features/account/StatusBadge';
import { dateText } from '@/features/admin/list/format';
import { OpenLink } from '@/features/admin/list/OpenLink';
import type { TableColumn } from '@/features/admin/list/tableColumn';
import { BookedNames } from './BookedNames';
import { adminBookingsTexts } from './texts';

export const bookingTableColumns: readonly TableColumn<AdminBooking>[] = [
  {
    id: 'order',
    header: adminBookingsTexts.order,
    rem: 15,
    sortable: true,
    cell: ({ key, orderId }) => (
      <OpenLink recordKey={key} className="inline-flex min-h-8 items-center text-sm font-semibold hover:underline">
        {orderId || adminBookingsTexts.withoutId}
      </OpenLink>
    ),
  },
  {
    id: 'date',
    header: adminBookingsTexts.date,
    rem: 8,
    sortable: true,
    cell: ({ date }) => <span className="whitespace-nowrap">{dateText(date)}</span>,
  },
  {
    id: 'name',
    header: adminBookingsTexts.customerName,
    rem: 12,
    sortable: true,
    cell: ({ name, email }) => (
      <>
        <span className="block truncate">{name || adminBookingsTexts.noName}</span>
        {email && <span className="block truncate text-ink-soft">{email}</span>}
      </>
    ),
  },
  {
    id: 'products',
    header: adminBookingsTexts.products,
    rem: 13,
    cell: ({ lines }) => (
      <span className="line-clamp-2 min-w-40">
        <BookedNames lines={lines} />
      </span>
    ),
  },
  {
    id: 'status',
    header: adminBookingsTexts.status,
    rem: 9,
    sortable: true,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'total',
    header: adminBookingsTexts.total,
    rem: 8,
    sortable: true,
    end: true,
    cell: ({ totalCents }) => formatKnown(totalCents),
  },
];
