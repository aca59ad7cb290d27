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
import { adminBookingsTexts } from './texts';
import { useAllBookings } from './useBookings';

const texts = adminBookingsTexts.slip;

/** The sheet for the parcel: addresses and products, without prices. */
export function PackingSlip({ bookingKey }: { bookingKey: string }) {
  const query = useAllBookings({ refetchOnMountOrArgChange: false });
  const { hrefWith } = useDashboardUrl();
  return (
    <>
      <PageTitle title={texts.title} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={hrefWith({ slip: null })} className="inline-flex min-h-11 items-center gap-1 font-semibold text-leaf">
          <ChevronLeft aria-hidden size={20} /> {texts.back}
        </Link>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={17} /> {texts.print}
        </Button>
      </div>
      <QueryResult query={query} texts={adminBookingsTexts.customer.query}>
        {(bookings) => {
          const booking = bookings.find(({ key }) => key === bookingKey);
          if (!booking) return <p>{texts.gone}</p>;
          return (
            <article className="mx-auto max-w-3xl rounded-card bg-paper p-6 shadow-card sm:p-10 print:max-w-none print:p-0 print:shadow-none">
              <div className="mb-6 flex flex-wrap items-center justify-between gap-3 border-b border-ink-line pb-5">
                <Logo className="text-2xl text-leaf" />
                <p className="text-sm break-words">
                  {env.contactEmail}
                  <br />
                  {env.contactPhone}
                </p>
              </div>
              <PageHeading className="text-3xl">{texts.title}</PageHeading>
              <p className="mt-2 mb-6 break-all">{texts.order(booking.orderId, dateText(booking.date))}</p>
              <div className="mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
                <BookingAddress title={texts.shipTo} address={booking.shippingAddress} />
                <BookingAddress title={texts.bookedBy} address={booking.bookingAddress} />
              </div>
              <BookedProducts lines={booking.lines} withPrices={false} />
              <p className="mt-8 text-sm text-ink-soft">{texts.thanks(shopName)}</p>
            </article>
          );
        }}
      </QueryResult>
    </>
  );
}
