import type { AdminBooking } from '@/domain/adminBookings';
import { bookingSortColumns, filterBookings, sortBookings } from '@/domain/bookingFilter';
import { bookingsCsv } from '@/domain/bookingsCsv';
import { orderStatuses } from '@/domain/orderStatus';
import { orderStatusLabel } from '@/domain/orderStatusLabel';
import { DateRangeFilter } from '@/features/admin/list/DateRangeFilter';
import { FilterSelect } from '@/features/admin/list/FilterSelect';
import { ListPanel } from '@/features/admin/list/ListPanel';
import type { ListSelection } from '@/features/admin/list/selection';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { BookingCard } from './BookingCard';
import { BookingDialog } from './BookingDialog';
import { bookingTableColumns } from './bookingTableColumns';
import { PrintBookings } from './PrintBookings';
import { adminBookingsTexts } from './texts';

const statuses = [
  { value: '', label: adminBookingsTexts.allStatuses },
  ...orderStatuses.map((status) => ({ value: status, label: orderStatusLabel(status) })),
  { value: 'other', label: adminBookingsTexts.otherStatus },
];

const bookingList: ListDefinition<AdminBooking, 'status' | 'from' | 'to'> = {
  keyOf: ({ key }) => key,
  sortColumns: bookingSortColumns,
  defaultSort: { column: 'date', descending: true },
  sortRows: sortBookings,
  filters: ['status', 'from', 'to'],
  filterRows: filterBookings,
};

const cardOf = (booking: AdminBooking) => <BookingCard booking={booking} />;
const nameOf = ({ orderId }: AdminBooking) => orderId || adminBookingsTexts.orderWithoutId;
const selections: Readonly<Record<AdminBooking['kind'], ListSelection<AdminBooking>>> = {
  customer: { nameOf, fileName: adminBookingsTexts.customer.csvFile, makeText: bookingsCsv },
  guest: { nameOf, fileName: adminBookingsTexts.guest.csvFile, makeText: bookingsCsv },
};

interface Props {
  readonly kind: AdminBooking['kind'];
  readonly bookings: readonly AdminBooking[];
}

/** Bookings of one kind: search, filters, sort, detail and CSV export. */
export function BookingList({ kind, bookings }: Props) {
  const list = useAdminList(bookings, bookingList);
  const { opened, close } = list;
  return (
    <>
      <ListPanel
        list={list}
        texts={adminBookingsTexts[kind].list}
        columns={bookingTableColumns}
        card={cardOf}
        selection={selections[kind]}
        selectionActions={(selected) => <PrintBookings bookings={selected} />}
        filters={
          <>
            <FilterSelect label={adminBookingsTexts.status} name="status" options={statuses} />
            <DateRangeFilter />
          </>
        }
      />
      {opened && <BookingDialog booking={opened} onClose={close} />}
    </>
  );
}
