import { ChevronLeft, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shopName } from '@/config/constants';
import { env } from '@/config/env';
import { routePatterns } from '@/config/paths';
import type { CustomerOrder } from '@/domain/orders';
import { shortOrderId } from '@/domain/shortOrderId';
import { PageTitle } from '@/features/layout/PageTitle';
import { formatDate } from '@/lib/dates';
import { Logo } from '@/ui/art/Logo';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { InvoiceBooking } from './InvoiceBooking';
import { invoiceTexts as texts } from './invoiceTexts';

/** A sheet to print for one order; undefined for one that the account does not have in full. */
export function Invoice({ order }: { order: CustomerOrder | undefined }) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to={routePatterns.accountOrders}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-leaf"
        >
          <ChevronLeft aria-hidden size={20} /> {texts.back}
        </Link>
        {order && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden size={17} /> {texts.print}
          </Button>
        )}
      </div>
      <article className="rounded-card bg-paper p-[min(1.5rem,7vw)] shadow-card sm:p-10 print:p-0 print:shadow-none">
        <PageTitle title={order ? texts.numbered(shortOrderId(order.id)) : texts.title} />
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3 border-b border-ink-line pb-5">
          <Logo className="text-[min(1.5rem,8vw)] text-leaf" />
          <p className="text-sm break-all">
            {env.contactEmail}
            <br />
            {env.contactPhone}
          </p>
        </div>
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
      </article>
    </>
  );
}
