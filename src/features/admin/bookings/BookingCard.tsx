import type { AdminBooking } from '@/domain/adminBookings';
import { formatKnown } from '@/domain/knownMoney';
import { StatusBadge } from '@/features/account/StatusBadge';
import { dateText } from '@/features/admin/list/format';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { BookedNames } from './BookedNames';
import { adminBookingsTexts } from './texts';

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
