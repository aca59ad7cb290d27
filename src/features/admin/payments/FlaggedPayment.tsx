import { Link } from 'react-router-dom';
import { differenceCents, type LedgerEntry, type LedgerFlag } from '@/domain/ledger';
import { formatKnown, formatMoney } from '@/domain/money';
import { dateText } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { paidText } from './ledgerTableColumns';
import { moneyTexts as texts } from './texts';

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
export function FlaggedPayment({ entry, flag }: Props) {
  const { hrefWith } = useDashboardUrl();
  const { booking } = entry;
  const difference = flag === 'amount-differs' ? differenceText(entry) : '';
  return (
    <li className="break-inside-avoid border-t border-ivory-edge py-2">
      <Link
        to={hrefWith({ open: entry.key })}
        className="inline-flex min-h-11 items-center font-semibold break-all hover:underline"
      >
        {booking.orderId ? texts.order(booking.orderId) : texts.orderWithoutId}
      </Link>
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
