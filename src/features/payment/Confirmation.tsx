import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderPlaced } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { formatMoney } from '@/domain/money';
import { formatDate } from '@/lib/dates';
import { amountDiffers } from '@/payment/recordRules';
import type { DoneRecord } from '@/payment/types';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { DefinitionRows } from '@/ui/DefinitionRows';
import { PageHeading } from '@/ui/PageHeading';
import { useHeadingFocus } from './useHeadingFocus';

interface Props {
  readonly record: DoneRecord;
  /** The address, drawn; null once the page that paid is left: it is kept no longer than the order needs it. */
  readonly deliveredTo: ReactNode;
}

/** The confirmation that replaces the review table (§2, §8): order id, what was bought, where it goes, what happens next. */
export function Confirmation({ record, deliveredTo }: Props) {
  const { lines, shippingCents, totalCents } = record.snapshot;
  const { capture } = record;
  const differs = amountDiffers(record);
  const ref = useHeadingFocus<HTMLDivElement>(record.orderNumber);
  return (
    <div ref={ref} className="mx-auto max-w-2xl">
      <span aria-hidden className="grid size-14 place-items-center rounded-full bg-done text-white">
        <Check size={28} />
      </span>
      <PageHeading className="mt-5 text-4xl">Thank you for your order</PageHeading>
      <p role="status" className="mt-4 text-lg break-words">
        {orderPlaced(record.orderNumber)}
      </p>
      <div className="mt-6 space-y-4">
        {capture.status === 'PENDING' && (
          <Alert tone="info">PayPal is reviewing your payment. We’ll ship your order once it’s released.</Alert>
        )}
        {differs && (
          <Alert tone="error">
            PayPal charged a different amount from the order total. Please write to us with the reference {capture.id}.
          </Alert>
        )}
      </div>
      <section aria-labelledby="bought" className="mt-10">
        <h2 id="bought" className="text-2xl">
          What you bought
        </h2>
        <ul className="mt-3 divide-y divide-ivory-edge border-y border-ivory-edge">
          {lines.map((line) => (
            <li key={line.productId} className="flex justify-between gap-4 py-3">
              <span className="min-w-0 break-words">
                {line.quantity} × {line.name}
              </span>
              <span className="tabular-nums">{formatMoney(line.unitCents * line.quantity)}</span>
            </li>
          ))}
        </ul>
        <div className="mt-4 ml-auto max-w-xs">
          <DefinitionRows
            rows={[
              { term: 'Shipping', value: formatMoney(shippingCents) },
              { term: differs ? 'Order total' : 'Total paid', value: formatMoney(totalCents), strong: true },
              ...(differs
                ? [{ term: 'Charged by PayPal', value: `${capture.currency} ${capture.amount}`.trim(), strong: true }]
                : []),
              { term: 'Placed on', value: formatDate(new Date(record.bookedAt), 'dateTime') },
              { term: 'Transaction', value: <span className="text-sm break-all">{capture.id}</span> },
            ]}
          />
        </div>
      </section>
      {deliveredTo && (
        <section aria-labelledby="where" className="mt-10">
          <h2 id="where" className="mb-3 text-2xl">
            Where it’s going
          </h2>
          {deliveredTo}
        </section>
      )}
      <section aria-labelledby="next" className="mt-10">
        <h2 id="next" className="text-2xl">
          What happens next
        </h2>
        <p className="mt-3 text-ink-soft">
          We pack your order and hand it to the courier. Keep your order ID. We’ll ask for it if you write to us.
        </p>
      </section>
      <div className="mt-10 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={routePatterns.listing}>Click here to buy more products</ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
