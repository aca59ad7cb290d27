import { shopName } from '@/config/constants';
import type { InvoiceContent } from '@/domain/invoice';
import { formatDate } from '@/lib/dates';
import { InvoiceBooking } from './InvoiceBooking';
import { invoiceTexts as texts } from './texts';

interface Props {
  readonly orderId: string;
  readonly date: Date | null;
  /** One for each booking of the order. */
  readonly invoices: readonly InvoiceContent[];
}

/** An invoice below its heading. */
export function InvoiceBody({ orderId, date, invoices }: Props) {
  return (
    <>
      <p className="mt-2 break-all">{texts.order(orderId)}</p>
      {date && <p>{texts.dated(formatDate(date, 'long'))}</p>}
      {invoices.map((invoice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes its bookings.
        <InvoiceBooking key={index} invoice={invoice} />
      ))}
      <p className="mt-8 text-sm text-ink-soft">
        {texts.currency} {texts.seller(shopName)}
      </p>
    </>
  );
}
