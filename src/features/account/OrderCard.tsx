import { FileText } from 'lucide-react';
import { Fragment, useId } from 'react';
import { words } from '@/config/messages';
import type { Booking } from '@/contract/order';
import { type CustomerOrder, paidCents, shortOrderId, statusOf, totalOf } from '@/domain/customerOrders';
import { bookedCents } from '@/domain/invoice';
import { formatKnown, toCents } from '@/domain/money';
import { totalTexts } from '@/domain/texts';
import { AddressLines } from '@/features/addresses/AddressLines';
import { OrderHelp, OrderNumber } from '@/features/order/OrderHelp';
import { ProductLink } from '@/features/product-link/ProductLink';
import { formatDate } from '@/lib/dates';
import { useProducts } from '@/state/products';
import { ButtonLink } from '@/ui/Button';
import { DefinitionRows, Disclosure } from '@/ui/Disclosure';
import { EnglishText } from '@/ui/EnglishText';
import { Picture } from '@/ui/Picture';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BuyAgain, linesToBuy } from './BuyAgain';
import { OrderTimeline, StatusBadge } from './OrderTimeline';
import { accountOrderTexts, accountTexts } from './texts';

const namedProducts = 2;

function Contents({ order }: { order: CustomerOrder }) {
  if (order.kind === 'id-only') return null;
  const lines = order.bookings.flatMap((booking) => booking.lines);
  const more = lines.length - namedProducts;
  return (
    <>
      {lines.slice(0, namedProducts).map(({ quantity, product }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes its lines.
        <Fragment key={index}>
          {index > 0 && ', '}
          {/* Wraps between products, not after a quantity. */}
          <span className="inline-block">
            <EnglishText when={product !== null}>
              {words.times(quantity, product?.name ?? accountTexts.productUnavailable)}
            </EnglishText>
          </span>
        </Fragment>
      ))}
      {more > 0 && `, ${accountOrderTexts.more(more)}`}
    </>
  );
}

interface Props {
  readonly order: CustomerOrder;
  readonly startOpen: boolean;
}

/** An order in a few lines, so that several fit into the window; its details open below. */
export function OrderCard({ order, startOpen }: Props) {
  const headingId = useId();
  const known = order.kind === 'known';
  return (
    <article aria-labelledby={headingId} className="rounded-card border border-ivory-edge bg-paper px-5 pt-4 sm:px-7">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={headingId} className="font-display text-lg">
          {order.date ? formatDate(order.date, 'long') : accountTexts.order}
        </h2>
        {known && (
          <p className="font-semibold tabular-nums">
            <VisuallyHidden>{totalTexts.total} </VisuallyHidden>
            {formatKnown(totalOf(order.bookings))}
          </p>
        )}
        <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-1">
          {known && <StatusBadge status={statusOf(order.bookings)} />}
          <p className="min-w-0 flex-1 basis-full text-sm sm:basis-40 break-words text-ink-soft">
            <Contents order={order} />
          </p>
        </div>
      </header>
      <Disclosure
        startOpen={startOpen}
        kept={`order ${order.id}`}
        className="font-semibold text-leaf"
        label={
          <span>
            {accountOrderTexts.details} <VisuallyHidden>{accountOrderTexts.of(shortOrderId(order.id))}</VisuallyHidden>
          </span>
        }
      >
        {() => (
          <div className="border-t border-ivory-edge pt-4 pb-5">
            <OrderNumber id={order.id} />
            {known ? (
              order.bookings.map((booking, index) => (
                <BookingDetail
                  // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes its bookings.
                  key={index}
                  booking={booking}
                  kept={`delivery ${order.id} ${index}`}
                  severalBookings={order.bookings.length > 1}
                />
              ))
            ) : (
              <p className="mt-3 text-ink-soft">{accountTexts.idOnly}</p>
            )}
            <div className="mt-5 flex flex-col gap-3 print:hidden">
              {known && (
                <div className="flex flex-wrap gap-3">
                  <BuyAgain lines={linesToBuy(order.bookings)} />
                  <ButtonLink variant="secondary" to={`?${new URLSearchParams({ invoice: order.id })}`}>
                    <FileText aria-hidden size={17} /> {accountOrderTexts.invoice}
                  </ButtonLink>
                </div>
              )}
              <OrderHelp orderId={order.id} date={order.date} />
            </div>
          </div>
        )}
      </Disclosure>
    </article>
  );
}

interface BookingDetailProps {
  readonly booking: Booking;
  /** The name under which the history entry keeps delivery and payment open. */
  readonly kept: string;
  /** The card's header only sums up several bookings, so each one shows its own status and total. */
  readonly severalBookings: boolean;
}

function BookingDetail({ booking, kept, severalBookings }: BookingDetailProps) {
  const { payment } = booking;
  return (
    <div className="mt-5 border-t border-ivory-edge pt-5 first-of-type:border-t-0">
      {severalBookings && (
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <StatusBadge status={booking.status} />
          <p className="font-semibold tabular-nums">{formatKnown(toCents(booking.total))}</p>
        </div>
      )}
      <OrderTimeline status={booking.status} />
      <ul className="mt-6 flex flex-col gap-3">
        {booking.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product, and an order never changes them.
          <BookingLine key={index} line={line} />
        ))}
      </ul>
      <div className="mt-5">
        <Disclosure label={accountTexts.deliveryAndPayment} kept={kept}>
          <div className="grid grid-cols-1 gap-6 pt-3 sm:grid-cols-2">
            {booking.shippingAddress && <AddressLines address={booking.shippingAddress} />}
            <DefinitionRows
              rows={[
                { term: totalTexts.shipping, value: formatKnown(toCents(booking.shippingCost)) },
                { term: accountTexts.paid, value: formatKnown(paidCents(booking)) },
                ...(payment?.transactionId ? [{ term: words.transaction, value: payment.transactionId }] : []),
              ]}
            />
          </div>
        </Disclosure>
      </div>
    </div>
  );
}

function BookingLine({ line }: { line: Booking['lines'][number] }) {
  const { product, quantity, price } = line;
  const { products } = useProducts();
  // A booking names its products without pictures (§3).
  const listed = products?.find(({ _id }) => _id === product?._id);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="block size-14 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
        <Picture src={listed?.images[0]} alt="" sizes="3.5rem" />
      </span>
      <span className="min-w-0 flex-1 basis-28 break-words">
        {product ? (
          <ProductLink product={product} className="hover:underline" />
        ) : (
          <span className="text-ink-soft">{accountTexts.productUnavailable}</span>
        )}
        <span className="block text-sm text-ink-soft tabular-nums">
          {words.times(quantity, formatKnown(toCents(price)))}
        </span>
      </span>
      <span className="ml-auto tabular-nums">
        <VisuallyHidden>{words.lineTotal} </VisuallyHidden>
        {formatKnown(bookedCents(line))}
      </span>
    </li>
  );
}
