import type { LedgerEntry } from '@/domain/ledger';
import { formatKnown } from '@/domain/money';
import { dateText } from '@/features/admin/list/format';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { DefinitionRows } from '@/ui/Disclosure';
import { LedgerFlags } from './LedgerFlags';
import { paidText } from './ledgerTableColumns';
import { adminLedgerTexts } from './texts';

export function LedgerCard({ entry }: { entry: LedgerEntry }) {
  const { key, booking, flags } = entry;
  return (
    <article
      aria-label={adminLedgerTexts.payment(booking.orderId)}
      className="relative flex h-full min-w-0 flex-col gap-3 rounded-card bg-paper p-5 shadow-card"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-lg font-bold tabular-nums">{paidText(entry)}</p>
        <p className="text-sm text-ink-soft">{dateText(booking.date)}</p>
      </div>
      <h2 className="font-sans text-sm font-semibold break-all">
        <OpenLink recordKey={key} className="stretched-link hover:underline">
          {booking.orderId ? adminLedgerTexts.orderTitle(booking.orderId) : adminLedgerTexts.orderWithoutId}
        </OpenLink>
      </h2>
      <div className="text-sm">
        <DefinitionRows
          rows={[
            {
              term: adminLedgerTexts.kind,
              value: booking.kind === 'guest' ? adminLedgerTexts.guestKind : adminLedgerTexts.customerKind,
            },
            { term: adminLedgerTexts.customer, value: booking.name || booking.email || adminLedgerTexts.noName },
            {
              term: adminLedgerTexts.transaction,
              value: <span className="break-all">{booking.transactionId || adminLedgerTexts.notProvided}</span>,
            },
            { term: adminLedgerTexts.orderTotal, value: formatKnown(booking.totalCents) },
          ]}
        />
      </div>
      <LedgerFlags flags={flags} />
    </article>
  );
}
