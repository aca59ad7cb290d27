import type { Address } from '@/contract/address';
import { type AdminBooking, type BookingFilter, bookedName, bookingFilter } from '@/domain/bookings';
import { amountCell, dateCell } from '@/domain/csv';
import { formatKnown } from '@/domain/money';
import { orderStatusLabel } from '@/domain/orderStatus';
import { StatusBadge } from '@/features/account/OrderTimeline';
import { type AdminColumn, inShopTime } from '@/features/admin/list/columns';
import { dateText } from '@/features/admin/list/format';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { OrderedProducts } from '@/features/admin/list/OrderedProducts';
import { adminViewTexts, csvHeaders, orderTexts } from '@/features/admin/list/texts';
import type { ListDefinition } from '@/features/admin/list/useAdminList';
import { adminUsersTexts } from '@/features/admin/users/texts';
import { adminBookingsTexts, bookingDetailTexts } from './texts';

function addressText(address: Address | null): string {
  if (!address) return '';
  const { name, line, area, city, state, pincode, country, phone } = address;
  return [name, line, area, city, state, pincode, country, phone].filter(Boolean).join(', ');
}

export const bookingColumns: readonly AdminColumn<AdminBooking>[] = [
  {
    id: 'order',
    header: adminBookingsTexts.order,
    csvHeader: csvHeaders.orderId,
    rem: 15,
    sortBy: ({ orderId }) => orderId,
    cell: ({ key, orderId }) => (
      <OpenLink recordKey={key} className="inline-flex min-h-8 items-center text-sm font-semibold hover:underline">
        {orderId || orderTexts.withoutId}
      </OpenLink>
    ),
    csv: ({ orderId }) => orderId,
  },
  {
    id: 'date',
    header: adminBookingsTexts.date,
    csvHeader: inShopTime(adminBookingsTexts.date),
    rem: 8,
    sortBy: ({ date }) => date?.getTime() ?? null,
    cell: ({ date }) => <span className="whitespace-nowrap">{dateText(date)}</span>,
    csv: ({ date }) => dateCell(date),
  },
  {
    id: 'name',
    header: adminBookingsTexts.customerName,
    csvHeader: csvHeaders.name,
    rem: 12,
    sortBy: ({ name, email }) => name || email || null,
    cell: ({ name, email }) => (
      <>
        <span className="block truncate print:whitespace-normal">{name || orderTexts.noName}</span>
        {email && (
          <span className="block truncate text-ink-soft print:wrap-anywhere print:whitespace-normal">{email}</span>
        )}
      </>
    ),
    csv: ({ name }) => name,
  },
  { id: 'email', header: adminUsersTexts.email, csv: ({ email }) => email },
  {
    id: 'products',
    header: adminBookingsTexts.products,
    rem: 13,
    cell: ({ lines }) => (
      <span className="line-clamp-2 min-w-40">
        <OrderedProducts products={lines} />
      </span>
    ),
    csv: ({ lines }) => lines.map((line) => orderTexts.line(line.quantity, bookedName(line))).join('; '),
  },
  {
    id: 'status',
    header: adminBookingsTexts.status,
    rem: 9,
    sortBy: ({ stage }) => stage,
    cell: ({ status }) => <StatusBadge status={status} />,
    csv: ({ status }) => orderStatusLabel(status),
  },
  { id: 'shipping', header: csvHeaders.shipping, csv: ({ shippingCents }) => amountCell(shippingCents) },
  {
    id: 'total',
    header: adminBookingsTexts.total,
    csvHeader: csvHeaders.total,
    rem: 8,
    sortBy: ({ totalCents }) => totalCents,
    end: true,
    cell: ({ totalCents }) => formatKnown(totalCents),
    csv: ({ totalCents }) => amountCell(totalCents),
  },
  { id: 'paid', header: csvHeaders.paid, csv: ({ paidCents }) => amountCell(paidCents) },
  { id: 'currency', header: bookingDetailTexts.currency, csv: ({ currency }) => currency },
  { id: 'paymentType', header: bookingDetailTexts.paymentType, csv: ({ paymentType }) => paymentType },
  { id: 'transaction', header: csvHeaders.transactionId, csv: ({ transactionId }) => transactionId },
  {
    id: 'shippingAddress',
    header: bookingDetailTexts.shippingAddress,
    csv: ({ shippingAddress }) => addressText(shippingAddress),
  },
  {
    id: 'bookingAddress',
    header: bookingDetailTexts.bookingAddress,
    csv: ({ bookingAddress }) => addressText(bookingAddress),
  },
];

const listOf = (kind: AdminBooking['kind']): ListDefinition<AdminBooking, keyof BookingFilter> => ({
  id: kind === 'customer' ? 'bookings' : 'buynowbookings',
  names: adminBookingsTexts[kind].records,
  views: [{ name: adminViewTexts.oldestUnshipped, query: 'status=Confirmed&sort=date' }],
  csvFile: adminBookingsTexts[kind].csvFile,
  keyOf: ({ key }) => key,
  nameOf: ({ orderId }) => orderId || orderTexts.without,
  columns: bookingColumns,
  defaultSort: { column: 'date', descending: true },
  filters: ['status', 'from', 'to'],
  rowFilter: bookingFilter,
});

export const bookingLists = { customer: listOf('customer'), guest: listOf('guest') } as const;
