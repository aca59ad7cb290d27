import { shopName } from '@/config/constants';
import { PrintedSheet, SheetBar } from '@/features/account/PrintedSheet';
import { dateText } from '@/features/admin/list/format';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { PageTitle } from '@/features/layout/PageTitle';
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
      <SheetBar backTo={hrefWith({ slip: null })} back={texts.back} print={texts.print} />
      <QueryResult query={query} texts={adminBookingsTexts.customer.query}>
        {(bookings) => {
          const booking = bookings.find(({ key }) => key === bookingKey);
          if (!booking) return <p>{texts.gone}</p>;
          return (
            <PrintedSheet className="mx-auto max-w-3xl print:max-w-none">
              <PageHeading className="text-3xl">{texts.title}</PageHeading>
              <p className="mt-2 mb-6 break-all">{texts.order(booking.orderId, dateText(booking.date))}</p>
              <div className="mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
                <BookingAddress title={texts.shipTo} address={booking.shippingAddress} />
                <BookingAddress title={texts.bookedBy} address={booking.bookingAddress} />
              </div>
              <BookedProducts lines={booking.lines} withPrices={false} />
              <p className="mt-8 text-sm text-ink-soft">{texts.thanks(shopName)}</p>
            </PrintedSheet>
          );
        }}
      </QueryResult>
    </>
  );
}
