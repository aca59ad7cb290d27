import { shopName } from '@/config/constants';
import type { AdminBooking } from '@/domain/adminBookings';
import { dateText } from '@/features/admin/list/format';
import { BookedProducts } from './BookedProducts';
import { BookingAddress } from './BookingAddress';
import { sheetTexts } from './texts';

/** The sheet for the parcel, below its heading: addresses and products, without prices. */
export function PackingSlip({ booking }: { booking: AdminBooking }) {
  return (
    <>
      <p className="mt-2 mb-6 break-all">{sheetTexts.order(booking.orderId, dateText(booking.date))}</p>
      <div className="mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <BookingAddress title={sheetTexts.shipTo} address={booking.shippingAddress} />
        <BookingAddress title={sheetTexts.bookedBy} address={booking.bookingAddress} />
      </div>
      <BookedProducts lines={booking.lines} withPrices={false} />
      <p className="mt-8 text-sm text-ink-soft">{sheetTexts.thanks(shopName)}</p>
    </>
  );
}
