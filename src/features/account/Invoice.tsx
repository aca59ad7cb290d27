import { ChevronLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shopName } from '@/config/constants';
import { env } from '@/config/env';
import { words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { Address } from '@/contract/address';
import { type CustomerOrder, shortOrderId } from '@/domain/customerOrders';
import { type InvoiceContent, invoiceContent, invoiceTotals } from '@/domain/invoice';
import { formatKnown, formatPaid } from '@/domain/money';
import { totalRows } from '@/domain/order';
import { totalTexts } from '@/domain/texts';
import { AddressLines } from '@/features/addresses/AddressLines';
import { PageTitle } from '@/features/layout/PageTitle';
import { formatDate } from '@/lib/dates';
import { Logo } from '@/ui/art/Logo';
import { Button } from '@/ui/Button';
import { DefinitionRows } from '@/ui/Disclosure';
import { PageHeading } from '@/ui/EmptyState';
import { OrderLines } from './OrderLines';
import { accountOrderTexts, accountTexts, invoiceTexts as texts } from './texts';

/** A printable invoice of one order; `order` is undefined if the account does not have it. */
export function Invoice({ order }: { order: CustomerOrder | undefined }) {
  return (
    <>
      <PageTitle title={order ? texts.numbered(shortOrderId(order.id)) : accountOrderTexts.invoice} />
      <SheetBar
        backTo={routePatterns.accountOrders}
        back={texts.back}
        print={words.print}
        canPrint={order !== undefined}
      />
      <PrintedSheet>
        <PageHeading className="text-3xl">{accountOrderTexts.invoice}</PageHeading>
        {order?.kind === 'known' ? (
          <InvoiceBody orderId={order.id} date={order.date} invoices={order.bookings.map(invoiceContent)} />
        ) : (
          <p className="mt-4">{order ? texts.noFigures : texts.unknownOrder}</p>
        )}
      </PrintedSheet>
    </>
  );
}

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
      <p className="mt-2 wrap-anywhere">{texts.order(orderId)}</p>
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

function Recipient({ title, address }: { title: string; address: Address | null }) {
  if (!address) return null;
  return (
    <section>
      <h2 className="mb-1 text-sm font-semibold">{title}</h2>
      <AddressLines address={address} />
    </section>
  );
}

/** Amounts only as the server sent them: a missing one reads "Unknown". */
export function InvoiceBooking({ invoice }: { invoice: InvoiceContent }) {
  const { lines, paidCents, currency, paymentType, transactionId } = invoice;
  return (
    <div className="mt-8">
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Recipient title={texts.billTo} address={invoice.bookingAddress} />
        <Recipient title={texts.shipTo} address={invoice.shippingAddress} />
      </div>
      <div className="mt-8">
        <OrderLines lines={lines} />
      </div>
      <div className="mt-5 ml-auto break-inside-avoid sm:max-w-xs">
        <DefinitionRows
          rows={[
            ...totalRows(invoiceTotals(invoice), totalTexts, { format: formatKnown }),
            { term: accountTexts.paid, value: formatPaid(paidCents, currency) },
            ...(paymentType ? [{ term: texts.method, value: paymentType }] : []),
            ...(transactionId ? [{ term: words.transaction, value: transactionId }] : []),
          ]}
        />
      </div>
    </div>
  );
}

interface BarProps {
  readonly backTo: string;
  readonly back: string;
  readonly print: string;
  /** False where there is nothing to print: only the back link shows. */
  readonly canPrint?: boolean;
}

/** The bar above a printable sheet; not printed itself. */
export function SheetBar({ backTo, back, print, canPrint = true }: BarProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <Link to={backTo} className="inline-flex min-h-11 items-center gap-1 font-semibold text-leaf">
        <ChevronLeft aria-hidden size={20} /> {back}
      </Link>
      {canPrint && (
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={17} /> {print}
        </Button>
      )}
    </div>
  );
}

interface SheetProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A sheet of paper with the shop's letterhead. */
export function PrintedSheet({ children, className = '' }: SheetProps) {
  return (
    <article
      className={`rounded-card bg-paper p-[min(1.5rem,7vw)] shadow-card sm:p-10 print:p-0 print:shadow-none ${className}`}
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 border-b border-ink-line pb-5">
        <Logo className="text-[min(1.5rem,8vw)] text-leaf" />
        <p className="text-sm wrap-anywhere">
          {env.contactEmail}
          <br />
          {env.contactPhone}
        </p>
      </div>
      {children}
    </article>
  );
}
