import { shopName } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import type { CustomerOrder } from '@/domain/orders';
import { shortOrderId } from '@/domain/shortOrderId';
import { PageTitle } from '@/features/layout/PageTitle';
import { formatDate } from '@/lib/dates';
import { PageHeading } from '@/ui/PageHeading';
import { InvoiceBooking } from './InvoiceBooking';
import { invoiceTexts as texts } from './invoiceTexts';
import { PrintedSheet, SheetBar } from './PrintedSheet';

/** A sheet to print for one order; undefined for one that the account does not have in full. */
export function Invoice({ order }: { order: CustomerOrder | undefined }) {
  return (
    <>
      <PageTitle title={order ? texts.numbered(shortOrderId(order.id)) : texts.title} />
      <SheetBar
        backTo={routePatterns.accountOrders}
        back={texts.back}
        print={texts.print}
        canPrint={order !== undefined}
      />
      <PrintedSheet>
        <PageHeading className="text-3xl">{texts.title}</PageHeading>
        {order?.kind === 'known' ? (
          <>
            <p className="mt-2 break-all">{texts.order(order.id)}</p>
            {order.date && <p>{texts.dated(formatDate(order.date, 'long'))}</p>}
            {order.bookings.map((booking, index) => (
              <InvoiceBooking key={booking._id || index} booking={booking} />
            ))}
            <p className="mt-8 text-sm text-ink-soft">
              {texts.currency} {texts.seller(shopName)}
            </p>
          </>
        ) : (
          <p className="mt-4">{order ? texts.noFigures : texts.unknownOrder}</p>
        )}
      </PrintedSheet>
    </>
  );
}
