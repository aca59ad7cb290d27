import { Link } from 'react-router-dom';
import type { AdminBooking } from '@/domain/adminBookings';
import { formatKnown } from '@/domain/knownMoney';
import { StatusBadge } from '@/features/account/StatusBadge';
import { dateText } from '@/features/admin/list/format';
import type { TableColumn } from '@/features/admin/list/tableColumn';
import { BookedNames } from './BookedNames';
import { adminBookingsTexts } from './texts';

export function bookingTableColumns(hrefFor: (booking: AdminBooking) => string): readonly TableColumn<AdminBooking>[] {
  return [
    {
      id: 'order',
      header: adminBookingsTexts.order,
      rem: 14,
      sortable: true,
      cell: (booking) => (
        <Link to={hrefFor(booking)} className="inline-flex min-h-8 items-center text-sm font-semibold hover:underline">
          {booking.orderId || adminBookingsTexts.withoutId}
        </Link>
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
}
