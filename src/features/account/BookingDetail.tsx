import { Link } from 'react-router-dom';
import type { Booking } from '@/contract/order';
import { formatKnown } from '@/domain/knownMoney';
import { toCents } from '@/domain/money';
import { productPath } from '@/domain/productSlug';
import { safeUrl } from '@/domain/safeUrl';
import { AddressLines } from '@/features/addresses/AddressLines';
import { DefinitionRows } from '@/ui/DefinitionRows';
import { Disclosure } from '@/ui/Disclosure';
import { Picture } from '@/ui/Picture';
import { OrderTimeline } from './OrderTimeline';
import { StatusBadge } from './StatusBadge';

/** One booking of an order: status, products, and on demand where it goes and how it was paid. */
export function BookingDetail({ booking }: { booking: Booking }) {
  const paid = booking.payment_info;
  return (
    <div className="mt-5 border-t border-ivory-edge pt-5 first-of-type:border-t-0">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <StatusBadge status={booking.OrderStatus} />
        <p className="font-semibold tabular-nums">{formatKnown(toCents(booking.OrderSummary.Total))}</p>
      </div>
      <OrderTimeline status={booking.OrderStatus} />
      <ul className="mt-6 space-y-3">
        {booking.products.map((line, place) => (
          <li key={line.productId?._id || place} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="block size-14 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
              <Picture src={safeUrl(line.productId?.images[0])} alt="" sizes="3.5rem" />
            </span>
            <span className="min-w-0 flex-1 basis-28 break-words">
              {line.productId ? (
                <Link to={productPath(line.productId.name)} className="hover:underline">
                  {line.productId.name}
                </Link>
              ) : (
                <span className="text-ink-soft">A product no longer available</span>
              )}
              <span className="block text-sm text-ink-soft tabular-nums">
                {line.quantity} × {formatKnown(toCents(line.price))}
              </span>
            </span>
            <span className="ml-auto tabular-nums">{formatKnown(toCents(line.total_price))}</span>
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <Disclosure label="Delivery and payment">
          <div className="grid grid-cols-1 gap-6 pt-3 sm:grid-cols-2">
            {booking.shippingAddress && <AddressLines address={booking.shippingAddress} />}
            <DefinitionRows
              rows={[
                { term: 'Shipping', value: formatKnown(toCents(booking.shipping_info.shipping_Cost)) },
                { term: 'Paid', value: formatKnown(toCents(paid?.amountPaid || paid?.amount || 0)) },
                ...(paid?.transactionId ? [{ term: 'Transaction', value: paid.transactionId }] : []),
              ]}
            />
          </div>
        </Disclosure>
      </div>
    </div>
  );
}
