import { ChevronLeft, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shopName } from '@/config/constants';
import { env } from '@/config/env';
import { dateText } from '@/features/admin/list/format';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { PageTitle } from '@/features/layout/PageTitle';
import { Logo } from '@/ui/art/Logo';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { BookedProducts } from './BookedProducts';
import { BookingAddress } from './BookingAddress';
import { useAllBookings } from './useBookings';

/** The sheet that goes into the parcel: where to, and what is in it. Takes the booking's key. */
export function PackingSlip({ bookingKey }: { bookingKey: string }) {
  const query = useAllBookings({ anew: false });
  const { hrefWith } = useDashboardUrl();
  return (
    <>
      <PageTitle title="Packing slip" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={hrefWith({ slip: null })} className="inline-flex min-h-11 items-center gap-1 font-semibold text-leaf">
          <ChevronLeft aria-hidden size={20} /> Back to the list
        </Link>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={17} /> Print
        </Button>
      </div>
      <QueryResult query={query} what="bookings" empty="No bookings available">
        {(bookings) => {
          const booking = bookings.find(({ key }) => key === bookingKey);
          if (!booking) return <p>This booking no longer exists.</p>;
          return (
            <article className="mx-auto max-w-3xl rounded-card bg-white p-6 shadow-card sm:p-10 print:max-w-none print:p-0 print:shadow-none">
              <div className="mb-6 flex flex-wrap items-center justify-between gap-3 border-b border-ink-line pb-5">
                <Logo className="text-2xl text-leaf" />
                <p className="text-sm break-words">
                  {env.contactEmail}
                  <br />
                  {env.contactPhone}
                </p>
              </div>
              <PageHeading className="text-3xl">Packing slip</PageHeading>
              <p className="mt-2 mb-6 break-all">
                Order {booking.orderId} · {dateText(booking.date)}
              </p>
              <div className="mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
                <BookingAddress title="Ship to" address={booking.shippingAddress} />
                <BookingAddress title="Booked by" address={booking.bookingAddress} />
              </div>
              <BookedProducts lines={booking.lines} withPrices={false} />
              <p className="mt-8 text-sm text-ink-soft">Thank you for shopping at {shopName}.</p>
            </article>
          );
        }}
      </QueryResult>
    </>
  );
}
