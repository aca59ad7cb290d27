import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { amountCell, optionalAmount } from '@/domain/csv';
import {
  differenceCents,
  type FlaggedPayments,
  type LedgerEntry,
  type LedgerFlag,
  reconciliation,
} from '@/domain/ledger';
import { formatKnown, formatMoney } from '@/domain/money';
import { type AdminColumn, csvOf } from '@/features/admin/list/columns';
import { formatCount } from '@/features/admin/list/counts';
import { dateText, orderTitle } from '@/features/admin/list/format';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { useIsPrinted } from '@/features/admin/list/PrintingProvider';
import { CsvButton } from '@/features/admin/list/Toolbar';
import { adminListTexts, csvHeaders, orderTexts } from '@/features/admin/list/texts';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { Card } from '@/ui/Card';
import { ledgerColumns, paidText } from './ledgerList';
import { adminLedgerTexts, moneyTexts as texts } from './texts';

interface Props {
  readonly entry: LedgerEntry;
  readonly flag: LedgerFlag;
}

function differenceText(entry: LedgerEntry): string {
  const difference = differenceCents(entry);
  if (!difference) return '';
  const amount = formatMoney(Math.abs(difference));
  return difference > 0 ? texts.tooMuch(amount) : texts.tooLittle(amount);
}

/** A flagged payment; its link opens the booking. */
function FlaggedPayment({ entry, flag }: Props) {
  const { booking } = entry;
  const difference = flag === 'amount-differs' ? differenceText(entry) : '';
  return (
    <li className="break-inside-avoid border-t border-ivory-edge py-2">
      <OpenLink
        recordKey={entry.key}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:underline"
      >
        {orderTitle(booking.orderId)}
      </OpenLink>
      <p className="flex flex-wrap gap-x-4 text-sm tabular-nums">
        <span>{dateText(booking.date)}</span>
        <span className="wrap-anywhere">{booking.name || booking.email}</span>
        {booking.transactionId && <span className="break-all">{texts.transaction(booking.transactionId)}</span>}
        <span>{texts.amounts(formatKnown(booking.totalCents), paidText(entry))}</span>
        {difference && <span className="font-semibold">{difference}</span>}
      </p>
    </li>
  );
}

const shownAtFirst = 20;

function FlagCard({ flag, entries }: FlaggedPayments) {
  const { hrefWith } = useDashboardUrl();
  const printed = useIsPrinted();
  const shown = printed ? entries : entries.slice(0, shownAtFirst);
  return (
    <Card title={adminLedgerTexts.flags[flag]}>
      {entries.length === 0 ? (
        <p>{texts.nothingToDo}</p>
      ) : (
        <>
          <p className="font-semibold">{orderTexts.count(entries.length)}</p>
          <p className="mt-1 mb-3 max-w-prose text-sm">
            <span className="font-semibold">{texts.adviceLabel}</span> {texts.advice[flag]}
          </p>
          <ul aria-label={adminLedgerTexts.flags[flag]}>
            {shown.map((entry) => (
              <FlaggedPayment key={entry.key} entry={entry} flag={flag} />
            ))}
          </ul>
          {shown.length < entries.length && (
            <Link
              to={hrefWith({ money: null, flag, q: null })}
              className="mt-3 inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {adminListTexts.showAll(formatCount(entries.length))}
            </Link>
          )}
        </>
      )}
    </Card>
  );
}

/** The columns that the file shares with the list of payments. */
const ofPayment = ['order', 'date', 'name', 'transaction', 'total'];

/** One row for each flag of each payment. */
export function reconciliationCsv(groups: readonly FlaggedPayments[]): string {
  const payment = ledgerColumns.filter(({ id }) => ofPayment.includes(id));
  const columns: readonly AdminColumn<Props>[] = [
    { id: 'flag', header: csvHeaders.flag, csv: ({ flag }) => adminLedgerTexts.flags[flag] },
    ...payment.map(({ id, header, csvHeader = header, csv }) => ({
      id,
      header: csvHeader,
      csv: ({ entry }: Props) => csv?.(entry) ?? '',
    })),
    { id: 'paid', header: csvHeaders.paid, csv: ({ entry }) => amountCell(entry.paidCents) },
    { id: 'difference', header: csvHeaders.difference, csv: ({ entry }) => optionalAmount(differenceCents(entry)) },
    { id: 'advice', header: texts.whatToDo, csv: ({ flag }) => texts.advice[flag] },
  ];
  return csvOf(
    columns,
    groups.flatMap(({ flag, entries }) => entries.map((entry) => ({ flag, entry }))),
  );
}

/** The flagged payments by reason, with what to do about each. */
export function ReconciliationReport({ entries }: { entries: readonly LedgerEntry[] }) {
  const groups = useMemo(() => reconciliation(entries), [entries]);
  return (
    <>
      <div className="mb-5 flex justify-end print:hidden">
        <CsvButton
          fileName={texts.csvFiles.reconcile}
          makeText={() => reconciliationCsv(groups)}
          disabled={groups.every((group) => group.entries.length === 0)}
        />
      </div>
      <div className="flex flex-col gap-5">
        {groups.map((group) => (
          <FlagCard key={group.flag} {...group} />
        ))}
      </div>
    </>
  );
}
