import { routePatterns } from '@/config/paths';
import { type CustomerOrder, shortOrderId } from '@/domain/customerOrders';
import { invoiceContent } from '@/domain/invoice';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/EmptyState';
import { InvoiceBody, PrintedSheet, SheetBar } from './InvoiceBody';
import { invoiceTexts as texts } from './texts';

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
          <InvoiceBody orderId={order.id} date={order.date} invoices={order.bookings.map(invoiceContent)} />
        ) : (
          <p className="mt-4">{order ? texts.noFigures : texts.unknownOrder}</p>
        )}
      </PrintedSheet>
    </>
  );
}
