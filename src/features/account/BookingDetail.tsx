import type { Booking } from '@/contract/order';
import { formatKnown } from '@/domain/knownMoney';
import { toCents } from '@/domain/money';
import { paidCents } from '@/domain/paidCents';
import { AddressLines } from '@/features/addresses/AddressLines';
import { DefinitionRows, Disclosure } from '@/ui/Disclosure';
import { BookingLine } from './BookingLine';
import { OrderTimeline } from './OrderTimeline';
import { StatusBadge } from './StatusBadge';
import { accountTexts } from './texts';

interface Props {
  readonly booking: Booking;
  /** The order's own line sums them up: each names its status and total here. */
  readonly severalBookings: boolean;
}

export function BookingDetail({ booking, severalBookings }: Props) {
  const paid = booking.payment_info;
  return (
    <div className="mt-5 border-t border-ivory-edge pt-5 first-of-type:border-t-0">
      {severalBookings && (
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <StatusBadge status={booking.OrderStatus} />
          <p className="font-semibold tabular-nums">{formatKnown(toCents(booking.OrderSummary.Total))}</p>
        </div>
      )}
      <OrderTimeline status={booking.OrderStatus} />
      <ul className="mt-6 space-y-3">
        {booking.products.map((line, index) => (
          <BookingLine key={line.productId?._id || index} line={line} />
        ))}
      </ul>
      <div className="mt-5">
        <Disclosure label={accountTexts.deliveryAndPayment}>
          <div className="grid grid-cols-1 gap-6 pt-3 sm:grid-cols-2">
            {booking.shippingAddress && <AddressLines address={booking.shippingAddress} />}
            <DefinitionRows
              rows={[
                { term: accountTexts.shipping, value: formatKnown(toCents(booking.shipping_info.shipping_Cost)) },
                { term: accountTexts.paid, value: formatKnown(paidCents(booking)) },
                ...(paid?.transactionId ? [{ term: accountTexts.transaction, value: paid.transactionId }] : []),
              ]}
            />
          </div>
        </Disclosure>
      </div>
    </div>
  );
}
