import { useId } from 'react';
import type { CustomerOrder } from '@/domain/orders';
import { formatDate } from '@/lib/dates';
import { BookingDetail } from './BookingDetail';
import { accountTexts } from './texts';

export function OrderCard({ order }: { order: CustomerOrder }) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className="rounded-card border border-ivory-edge bg-white/50 p-5 sm:p-7">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={headingId} className="font-display text-lg">
          {order.date ? formatDate(order.date, 'long') : accountTexts.order}
        </h2>
        <p className="text-sm break-all text-ink-soft">{accountTexts.orderId(order.id)}</p>
      </header>
      {order.kind === 'id-only' ? (
        <p className="mt-3 text-ink-soft">{accountTexts.idOnly}</p>
      ) : (
        order.bookings.map((booking, index) => <BookingDetail key={booking._id || index} booking={booking} />)
      )}
    </article>
  );
}
