import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { orderPlaced, words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { formatMoney } from '@/domain/money';
import { totalRows } from '@/domain/order';
import { totalTexts } from '@/domain/texts';
import { OrderHelp, OrderNumber } from '@/features/order/OrderHelp';
import { formatDate } from '@/lib/dates';
import { englishLang } from '@/lib/language';
import { useHeldVersion } from '@/lib/version';
import type { PaymentSnapshot } from '@/payment/outcomes';
import type { DoneRecord } from '@/payment/record';
import { amountDiffers, snapshotTotals } from '@/payment/recordRules';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import { DefinitionRows } from '@/ui/Disclosure';
import { PageHeading } from '@/ui/EmptyState';
import { useHeadingFocus } from './PaymentCard';
import { paymentTexts } from './texts';

/** Shown if the purchase became unavailable when the shopper clicked PayPal's button. */
export function OrderNotPlaced({ reason, to }: { reason: string; to: string }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">
      <PageHeading className="mb-6 text-4xl">{paymentTexts.notPlaced.title}</PageHeading>
      <Alert tone="error">{reason}</Alert>
      <div className="mt-8">
        <ButtonLink to={to}>{paymentTexts.notPlaced.link}</ButtonLink>
      </div>
    </div>
  );
}

/** Whether the latest order was placed since this page opened. Another tab may have started a new purchase since. */
export function useOrderJustPlaced(snapshot: PaymentSnapshot | null): boolean {
  const [atStart, setAtStart] = useState<{ readonly attemptId: string | null } | null>(null);
  if (snapshot && !atStart) setAtStart({ attemptId: snapshot.done?.attemptId ?? null });
  const latest = snapshot?.done?.attemptId;
  return atStart !== null && latest !== undefined && latest !== atStart.attemptId;
}

interface Props {
  readonly record: DoneRecord;
  /** Only on the page that paid: the address is stored no longer than the order needs it. */
  readonly deliveredTo: ReactNode;
  /** The email that the order was placed with, known as long as the address; else null. */
  readonly email: string | null;
  /** A guest's orders on this device. */
  readonly deviceOrders: ReactNode;
}

/** Replaces the review table once the order is placed (§2, §8). */
export function Confirmation({ record, deliveredTo, email, deviceOrders }: Props) {
  const texts = paymentTexts.confirmation;
  const { lines } = record.snapshot;
  const { capture } = record;
  const differs = amountDiffers(record);
  const ref = useHeadingFocus<HTMLDivElement>(record.orderNumber);
  // Address and email are lost when the page reloads.
  useHeldVersion(deliveredTo !== null || email !== null);
  return (
    <div ref={ref} className="mx-auto max-w-2xl">
      <span aria-hidden className="grid size-14 place-items-center rounded-full bg-done text-ivory">
        <Check size={28} />
      </span>
      <PageHeading className="mt-5 text-4xl">{texts.title}</PageHeading>
      <p role="status" className="mt-4 text-lg break-words">
        {orderPlaced(record.orderNumber)}
      </p>
      <div className="mt-4 flex flex-col gap-2">
        <OrderNumber id={record.orderNumber} />
        {email && <p className="break-words">{texts.placedWith(email)}</p>}
      </div>
      <div className="mt-6 flex flex-col gap-4 empty:hidden">
        {capture.status === 'PENDING' && <Alert tone="info">{texts.pending}</Alert>}
        {capture.status === 'UNKNOWN' && <Alert tone="info">{texts.onRecord}</Alert>}
        {differs && <Alert tone="error">{texts.amountDiffers(capture.id)}</Alert>}
      </div>
      <section aria-labelledby="bought" className="mt-10">
        <h2 id="bought" className="text-2xl">
          {texts.bought}
        </h2>
        <ul className="mt-3 border-y border-ivory-edge">
          {lines.map((line) => (
            <li key={line.productId} className="flex justify-between gap-4 border-ivory-edge py-3 not-last:border-b">
              <span dir="auto" lang={englishLang} className="min-w-0 break-words">
                {words.times(line.quantity, line.name)}
              </span>
              <span className="tabular-nums">{formatMoney(line.unitCents * line.quantity)}</span>
            </li>
          ))}
        </ul>
        <div className="mt-4 ml-auto sm:max-w-xs">
          <DefinitionRows
            rows={[
              ...totalRows(snapshotTotals(record.snapshot), {
                shipping: totalTexts.shipping,
                total: differs || capture.status === 'UNKNOWN' ? texts.orderTotal : texts.totalPaid,
              }),
              ...(differs
                ? [{ term: texts.charged, value: `${capture.currency} ${capture.amount}`.trim(), strong: true }]
                : []),
              { term: texts.placedOn, value: formatDate(new Date(record.bookedAt), 'dateTime') },
              { term: words.transaction, value: <span className="text-sm break-all">{capture.id}</span> },
            ]}
          />
        </div>
      </section>
      {deliveredTo && (
        <section aria-labelledby="where" className="mt-10">
          <h2 id="where" className="mb-3 text-2xl">
            {texts.deliveredTo}
          </h2>
          {deliveredTo}
        </section>
      )}
      <section aria-labelledby="next" className="mt-10">
        <h2 id="next" className="text-2xl">
          {texts.next}
        </h2>
        <p className="mt-3 mb-2 text-ink-soft">{texts.nextText}</p>
        <OrderHelp orderId={record.orderNumber} date={new Date(record.bookedAt)} />
      </section>
      <div className="mt-10 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={routePatterns.listing}>{texts.buyMore}</ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      {deviceOrders && <div className="mt-12">{deviceOrders}</div>}
    </div>
  );
}
