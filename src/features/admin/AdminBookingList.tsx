import { useMemo } from 'react';
import type { AdminBooking } from '@/domain/adminBookings';
import { bookingColumns, filterBookings, sortBookings } from '@/domain/bookingFilter';
import { bookingsCsv } from '@/domain/bookingsCsv';
import { orderStatuses } from '@/domain/orderStatus';
import { AdminBookingCard } from './AdminBookingCard';
import { AdminBookingDetail } from './AdminBookingDetail';
import { AdminCsvButton } from './AdminCsvButton';
import { AdminDayFilter } from './AdminDayFilter';
import { AdminFilterSelect } from './AdminFilterSelect';
import { AdminList } from './AdminList';
import { AdminToolbar } from './AdminToolbar';
import { adminBookingColumns } from './adminBookingColumns';
import { shownText } from './adminFormat';
import type { BookingKindTexts } from './bookingKinds';
import { useAdminView } from './useAdminView';
import { useSearchText } from './useSearchText';

const statuses = [
  { value: '', label: 'All statuses' },
  ...orderStatuses.map((status) => ({ value: status, label: status })),
  { value: 'other', label: 'Any other' },
];

interface Props {
  readonly bookings: readonly AdminBooking[];
  readonly texts: BookingKindTexts;
}

/** Bookings of one kind: search, filters, sort, detail, and what is left as a CSV file. */
export function AdminBookingList({ bookings, texts }: Props) {
  const { text, setText, searched } = useSearchText();
  const { sort: readSort, sortBy, param, change, hrefWith } = useAdminView();
  const { column, descending } = readSort(bookingColumns, { column: 'date', descending: true });
  const sort = { column, descending };
  const status = param('status');
  const from = param('from');
  const to = param('to');
  const found = useMemo(
    () => sortBookings(filterBookings(bookings, { text: searched, status, from, to }), { column, descending }),
    [bookings, searched, status, from, to, column, descending],
  );
  const hrefFor = (booking: AdminBooking) => hrefWith({ open: booking.key });
  const opened = bookings.find(({ key }) => key === param('open'));

  return (
    <>
      <AdminToolbar
        searchLabel={`Search ${texts.many}`}
        text={text}
        onText={setText}
        count={shownText(found.length, bookings.length, texts.one, texts.many)}
        actions={
          <AdminCsvButton fileName={texts.fileName} makeText={() => bookingsCsv(found)} disabled={found.length === 0} />
        }
      >
        <AdminFilterSelect label="Status" name="status" options={statuses} />
        <AdminDayFilter />
      </AdminToolbar>
      {found.length === 0 && <p className="py-10 text-center text-ink-soft">No booking fits the filters.</p>}
      {found.length > 0 && (
        <AdminList
          virtual
          label={texts.label}
          rows={found}
          keyOf={(booking) => booking.key}
          columns={adminBookingColumns(hrefFor)}
          card={(booking) => <AdminBookingCard booking={booking} href={hrefFor(booking)} />}
          sort={sort}
          onSort={(asked) => sortBy(sort, asked)}
        />
      )}
      {opened && <AdminBookingDetail booking={opened} onClose={() => change({ open: null })} />}
    </>
  );
}
