import { use, useMemo } from 'react';
import { type AdminBooking, filterBookings, ordersOf } from '@/domain/bookings';
import { formatKnown } from '@/domain/money';
import { orderStatuses, orderStatusLabel } from '@/domain/orderStatus';
import { bookingsCsv } from '@/domain/reportsCsv';
import { StatusBadge } from '@/features/account/OrderTimeline';
import { DateRangeFilter, FilterSelect } from '@/features/admin/list/FilterSelect';
import { dateText } from '@/features/admin/list/format';
import { ListPanel } from '@/features/admin/list/ListPanel';
import { OnDemandList } from '@/features/admin/list/OnDemandList';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { type ListSelection, SelectionContext } from '@/features/admin/list/selection';
import type { TableColumn } from '@/features/admin/list/tableColumn';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { BulkStatusForm, BulkStatusOutcome } from '@/features/admin/users/BulkStatusBar';
import { BookedNames } from './BookedProducts';
import { BookingDialog } from './BookingDialog';
import { PrintBookings } from './PrintBookings';
import { adminBookingsTexts } from './texts';
import { useBookingsOf, useOrderOwners } from './useBookings';

export const bookingTableColumns: readonly TableColumn<AdminBooking>[] = [
  {
    id: 'order',
    header: adminBookingsTexts.order,
    rem: 15,
    sortBy: ({ orderId }) => orderId,
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
    sortBy: ({ date }) => date?.getTime() ?? null,
    cell: ({ date }) => <span className="whitespace-nowrap">{dateText(date)}</span>,
  },
  {
    id: 'name',
    header: adminBookingsTexts.customerName,
    rem: 12,
    sortBy: ({ name, email }) => name || email || null,
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
    sortBy: ({ stage }) => stage,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'total',
    header: adminBookingsTexts.total,
    rem: 8,
    sortBy: ({ totalCents }) => totalCents,
    end: true,
    cell: ({ totalCents }) => formatKnown(totalCents),
  },
];

export function BookingCard({ booking }: { booking: AdminBooking }) {
  const { key, orderId, date, status, name, email, totalCents, lines, shippingAddress } = booking;
  return (
    <article
      aria-label={adminBookingsTexts.orderTitle(orderId)}
      className="relative flex h-full min-w-0 flex-col gap-3 rounded-card bg-paper p-5 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusBadge status={status} />
        <p className="text-lg font-bold tabular-nums">{formatKnown(totalCents)}</p>
      </div>
      <div>
        <h2 className="font-sans text-sm font-semibold break-all">
          <OpenLink recordKey={key} className="stretched-link hover:underline">
            {orderId ? adminBookingsTexts.orderTitle(orderId) : adminBookingsTexts.orderWithoutId}
          </OpenLink>
        </h2>
        <p className="text-sm text-ink-soft">{dateText(date)}</p>
      </div>
      <p className="break-words">
        <span className="font-semibold">{name || adminBookingsTexts.noName}</span>
        {shippingAddress?.city && <span className="text-ink-soft">, {shippingAddress.city}</span>}
        {email && <span className="block text-sm break-all text-ink-soft">{email}</span>}
      </p>
      <p className="line-clamp-2 text-sm break-words text-ink-soft">
        <BookedNames lines={lines} />
      </p>
    </article>
  );
}

const statuses = [
  { value: '', label: adminBookingsTexts.allStatuses },
  ...orderStatuses.map((status) => ({ value: status, label: orderStatusLabel(status) })),
  { value: 'other', label: adminBookingsTexts.otherStatus },
];

const bookingList: ListDefinition<AdminBooking, 'status' | 'from' | 'to'> = {
  keyOf: ({ key }) => key,
  defaultSort: { column: 'date', descending: true },
  filters: ['status', 'from', 'to'],
  filterRows: filterBookings,
};

const cardOf = (booking: AdminBooking) => <BookingCard booking={booking} />;
const nameOf = ({ orderId }: AdminBooking) => orderId || adminBookingsTexts.orderWithoutId;
const selections: Readonly<Record<AdminBooking['kind'], ListSelection<AdminBooking>>> = {
  customer: { nameOf, fileName: adminBookingsTexts.customer.csvFile, makeText: bookingsCsv },
  guest: { nameOf, fileName: adminBookingsTexts.guest.csvFile, makeText: bookingsCsv },
};

/** Sets one status for the orders of the selected bookings. */
function SelectedStatus({ bookings, hidden }: Readonly<Record<'bookings' | 'hidden', readonly AdminBooking[]>>) {
  const { owners } = useOrderOwners();
  const { remove } = use(SelectionContext);
  const orders = useMemo(() => (owners ? ordersOf(owners, bookings) : []), [owners, bookings]);
  const hiddenOrders = useMemo(() => (owners ? ordersOf(owners, hidden) : []), [owners, hidden]);
  return (
    <BulkStatusForm orders={orders} hidden={hiddenOrders} onLeaveOut={() => remove(hidden.map(({ key }) => key))} />
  );
}

interface ListProps {
  readonly kind: AdminBooking['kind'];
  readonly bookings: readonly AdminBooking[];
}

/** Bookings of one kind: search, filters, sort, detail and CSV export. */
export function BookingList({ kind, bookings }: ListProps) {
  const list = useAdminList(bookings, bookingTableColumns, bookingList);
  const { opened, close } = list;
  return (
    <>
      {kind === 'customer' && <BulkStatusOutcome />}
      <ListPanel
        list={list}
        names={adminBookingsTexts[kind].records}
        card={cardOf}
        selection={selections[kind]}
        selectionActions={(selected, hidden) => (
          <>
            {kind === 'customer' && <SelectedStatus bookings={selected} hidden={hidden} />}
            <PrintBookings bookings={selected} />
          </>
        )}
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

interface TabProps {
  readonly kind: AdminBooking['kind'];
}

function LoadedBookings({ kind }: TabProps) {
  const useBookings = useBookingsOf[kind];
  const query = useBookings({ refetchOnMountOrArgChange: true });
  return (
    <QueryResult query={query} names={adminBookingsTexts[kind].records}>
      {(bookings) => <BookingList kind={kind} bookings={bookings} />}
    </QueryResult>
  );
}

function BookingsTab({ kind }: TabProps) {
  const { show, hide } = adminBookingsTexts[kind];
  return (
    <OnDemandList show={show} hide={hide}>
      <LoadedBookings kind={kind} />
    </OnDemandList>
  );
}

/** Tab Bookings (§2): what customers ordered. */
export const CustomerBookingsTab = () => <BookingsTab kind="customer" />;

/** Tab BuyNowBookings (§2): what guests ordered. */
export const GuestBookingsTab = () => <BookingsTab kind="guest" />;
