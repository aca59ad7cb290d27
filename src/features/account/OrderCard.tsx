import { Fragment, useId } from 'react';
import { formatKnown } from '@/domain/knownMoney';
import { statusOf, totalOf } from '@/domain/orderFigures';
import type { CustomerOrder } from '@/domain/orders';
import { shortOrderId } from '@/domain/shortOrderId';
import { OrderNumber } from '@/features/order/OrderNumber';
import { formatDate } from '@/lib/dates';
import { Disclosure } from '@/ui/Disclosure';
import { EnglishText } from '@/ui/EnglishText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BookingDetail } from './BookingDetail';
import { OrderActions } from './OrderActions';
import { StatusBadge } from './StatusBadge';
import { accountOrderTexts, accountTexts } from './texts';

const namedProducts = 2;

function Contents({ order }: { order: CustomerOrder }) {
  if (order.kind === 'id-only') return null;
  const lines = order.bookings.flatMap(({ products }) => products);
  const more = lines.length - namedProducts;
  return (
    <>
      {lines.slice(0, namedProducts).map(({ quantity, productId }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes its lines.
        <Fragment key={index}>
          {index > 0 && ', '}
          <EnglishText when={productId !== null}>
            {accountOrderTexts.contents(quantity, productId?.name ?? accountTexts.productUnavailable)}
          </EnglishText>
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
            <VisuallyHidden>{accountTexts.orderTotal} </VisuallyHidden>
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
                  key={booking._id || index}
                  booking={booking}
                  severalBookings={order.bookings.length > 1}
                />
              ))
            ) : (
              <p className="mt-3 text-ink-soft">{accountTexts.idOnly}</p>
            )}
            <OrderActions order={order} />
          </div>
        )}
      </Disclosure>
    </article>
  );
}
