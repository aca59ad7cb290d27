import { useCallback, useMemo } from 'react';
import type { AdminBooking } from '@/domain/adminBookings';
import { bookingColumns, filterBookings, sortBookings } from '@/domain/bookingFilter';
import { bookingsCsv } from '@/domain/bookingsCsv';
import { orderStatuses } from '@/domain/orderStatus';
import { CsvButton } from '@/features/admin/list/CsvButton';
import { DateRangeFilter } from '@/features/admin/list/DateRangeFilter';
import { FilterSelect } from '@/features/admin/list/FilterSelect';
import { shownText } from '@/features/admin/list/format';
import { ListToolbar } from '@/features/admin/list/ListToolbar';
import { RecordList } from '@/features/admin/list/RecordList';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useSearchText } from '@/features/admin/list/useSearchText';
import { BookingCard } from './BookingCard';
import { BookingDialog } from './BookingDialog';
import type { BookingKindTexts } from './bookingKinds';
import { bookingTableColumns } from './bookingTableColumns';

const statuses = [
  { value: '', label: 'All statuses' },
  ...orderStatuses.map((status) => ({ value: status, label: status })),
  { value: 'other', label: 'Other' },
];

const keyOf = ({ key }: AdminBooking) => key;

interface Props {
  readonly bookings: readonly AdminBooking[];
  readonly texts: BookingKindTexts;
}

/** Bookings of one kind: search, filters, sort, detail, and what is left as a CSV file. */
export function BookingList({ bookings, texts }: Props) {
  const { text, setText } = useSearchText();
  const { sort: readSort, sortBy, param, change, hrefWith } = useDashboardUrl();
  const { column, descending } = readSort(bookingColumns, { column: 'date', descending: true });
  const sort = useMemo(() => ({ column, descending }), [column, descending]);
  const onSort = useCallback((asked: string) => sortBy(sort, asked), [sortBy, sort]);
  const status = param('status');
  const from = param('from');
  const to = param('to');
  // Sorted first: a key in the search then only narrows.
  const sorted = useMemo(() => sortBookings(bookings, sort), [bookings, sort]);
  const found = useMemo(() => filterBookings(sorted, { text, status, from, to }), [sorted, text, status, from, to]);
  const hrefFor = useCallback((booking: AdminBooking) => hrefWith({ open: booking.key }), [hrefWith]);
  const columns = useMemo(() => bookingTableColumns(hrefFor), [hrefFor]);
  const card = useCallback(
    (booking: AdminBooking) => <BookingCard booking={booking} href={hrefFor(booking)} />,
    [hrefFor],
  );
  const asked = param('open');
  const opened = asked ? bookings.find(({ key }) => key === asked) : undefined;

  return (
    <>
      <ListToolbar
        searchLabel={`Search ${texts.many}`}
        text={text}
        onText={setText}
        count={shownText(found.length, bookings.length, texts.one, texts.many)}
        actions={
          <CsvButton fileName={texts.fileName} makeText={() => bookingsCsv(found)} disabled={found.length === 0} />
        }
      >
        <FilterSelect label="Status" name="status" options={statuses} />
        <DateRangeFilter />
      </ListToolbar>
      {found.length === 0 && <p className="py-10 text-center text-ink-soft">No bookings match these filters.</p>}
      {found.length > 0 && (
        <RecordList
          label={texts.label}
          rows={found}
          keyOf={keyOf}
          columns={columns}
          card={card}
          sort={sort}
          onSort={onSort}
        />
      )}
      {opened && <BookingDialog booking={opened} onClose={() => change({ open: null })} />}
    </>
  );
}
