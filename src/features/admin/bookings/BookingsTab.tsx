import { useMemo } from 'react';
import { type AdminBooking, ordersOf, ownerOf } from '@/domain/bookings';
import { formatKnown } from '@/domain/money';
import { orderStatuses, orderStatusLabel } from '@/domain/orderStatus';
import { StatusBadge } from '@/features/account/OrderTimeline';
import { dateText, orderTitle } from '@/features/admin/list/format';
import { ListPanel, ListTab } from '@/features/admin/list/ListPanel';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { OrderedProducts } from '@/features/admin/list/OrderedProducts';
import { QueryNote } from '@/features/admin/list/QueryResult';
import { useBookingRows } from '@/features/admin/list/rows';
import { DateRangeFilter, FilterSelect } from '@/features/admin/list/Toolbar';
import { orderTexts } from '@/features/admin/list/texts';
import { recordsDeselected } from '@/features/admin/list/unsentSlice';
import { useAdminList } from '@/features/admin/list/useAdminList';
import { BulkStatusForm, BulkStatusOutcome } from '@/features/admin/users/BulkStatusBar';
import { useAppDispatch } from '@/state/hooks';
import { BookingDialog } from './BookingDialog';
import { bookingLists } from './bookingList';
import { SheetLinks, severalSheets } from './SheetLinks';
import { adminBookingsTexts, bookingDetailTexts as texts } from './texts';
import { useOrderOwners } from './useOrder';

function BookingCard({ row }: { row: AdminBooking }) {
  const { key, orderId, date, status, name, email, totalCents, lines, shippingAddress } = row;
  return (
    <article aria-label={orderTexts.title(orderId)} className="relative flex h-full min-w-0 flex-col gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusBadge status={status} />
        <p className="text-lg font-bold tabular-nums">{formatKnown(totalCents)}</p>
      </div>
      <div>
        <h2 className="font-sans text-sm font-semibold wrap-anywhere">
          <OpenLink recordKey={key} className="stretched-link hover:underline">
            {orderTitle(orderId)}
          </OpenLink>
        </h2>
        <p className="text-sm text-ink-soft">{dateText(date)}</p>
      </div>
      <p className="break-words">
        <span className="font-semibold">{name || orderTexts.noName}</span>
        {shippingAddress?.city && <span className="text-ink-soft">, {shippingAddress.city}</span>}
        {email && <span className="block text-sm break-all text-ink-soft">{email}</span>}
      </p>
      <p className="line-clamp-2 text-sm break-words text-ink-soft">
        <OrderedProducts products={lines} />
      </p>
    </article>
  );
}

const statuses = [
  { value: '', label: adminBookingsTexts.allStatuses },
  ...orderStatuses.map((status) => ({ value: status, label: orderStatusLabel(status) })),
  { value: 'other', label: adminBookingsTexts.otherStatus },
];

/** Sets one status for the orders of the selected bookings. */
function SelectedStatus({ selected, hidden }: Readonly<Record<'selected' | 'hidden', readonly AdminBooking[]>>) {
  const { owners, ...search } = useOrderOwners();
  const dispatch = useAppDispatch();
  const orders = useMemo(() => (owners ? ordersOf(owners, selected) : []), [owners, selected]);
  const hiddenOrders = useMemo(() => (owners ? ordersOf(owners, hidden) : []), [owners, hidden]);
  if (!owners)
    return (
      <div className="w-72 max-w-full">
        <QueryNote query={search} loading={texts.loadingCustomer} failed={texts.customerFailed} />
      </div>
    );
  return (
    <>
      <BulkStatusForm
        orders={orders}
        hidden={hiddenOrders}
        onLeaveOut={() =>
          dispatch(recordsDeselected({ list: bookingLists.customer.id, keys: hidden.map(({ key }) => key) }))
        }
      />
      {selected.some((booking) => typeof ownerOf(owners, booking) === 'string') && (
        <p className="text-sm text-ink-soft">{texts.leftOut}</p>
      )}
    </>
  );
}

interface ListProps {
  readonly kind: AdminBooking['kind'];
  readonly bookings: readonly AdminBooking[];
}

/** Bookings of one kind: search, filters, sort, detail and CSV export. */
function BookingList({ kind, bookings }: ListProps) {
  const list = useAdminList(bookings, bookingLists[kind]);
  const { opened, close } = list;
  return (
    <>
      {kind === 'customer' && <BulkStatusOutcome />}
      <ListPanel
        list={list}
        Card={BookingCard}
        selectionActions={(selected, hidden) => (
          <>
            {kind === 'customer' && <SelectedStatus selected={selected} hidden={hidden} />}
            <SheetLinks keys={selected.map(({ key }) => key)} label={severalSheets(selected.length)} />
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

const tabOf = (kind: AdminBooking['kind']) => () => (
  <ListTab texts={adminBookingsTexts[kind]} useList={useBookingRows[kind]}>
    {(bookings) => <BookingList kind={kind} bookings={bookings} />}
  </ListTab>
);

/** Tabs Bookings and BuyNowBookings (§2): what customers ordered, and what guests did. */
export const CustomerBookingsTab = tabOf('customer');
export const GuestBookingsTab = tabOf('guest');
