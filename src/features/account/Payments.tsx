import { words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { type CustomerPayment, customerOrders, customerPayments, shortOrderId } from '@/domain/customerOrders';
import { formatKnown } from '@/domain/money';
import { orderTexts } from '@/features/order/texts';
import { formatDate } from '@/lib/dates';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { OrdersArt } from '@/ui/art/EmptyListArt';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { accountTexts } from './texts';

/** What customer care asks for: PayPal's id where the server gives it, else the order. */
function referenceOf({ transactionId, orderId }: CustomerPayment): string {
  if (transactionId) return accountTexts.transactionReference(transactionId);
  return orderId ? orderTexts.number(shortOrderId(orderId)) : accountTexts.noReference;
}

export function Payments() {
  const user = useAppSelector(selectUser);
  const payments = customerPayments(customerOrders(user?.myOrders ?? []), user?.myPayments ?? []);
  if (payments.length === 0)
    return (
      <EmptyState
        art={OrdersArt}
        title={accountTexts.noPayments}
        text={accountTexts.noPaymentsText}
        action={<ButtonLink to={routePatterns.listing}>{words.browseProducts}</ButtonLink>}
      />
    );
  return (
    <ul aria-label={accountTexts.paymentList} className="border-y border-ivory-edge">
      {payments.map((payment) => (
        <li
          key={payment.key}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-ivory-edge py-4 not-last:border-b"
        >
          <p className="min-w-0">
            <strong className="block">{payment.method}</strong>
            <span className="block text-sm wrap-anywhere text-ink-soft">
              {payment.date
                ? accountTexts.datedReference(formatDate(payment.date, 'medium'), referenceOf(payment))
                : referenceOf(payment)}
            </span>
          </p>
          <p className="font-semibold tabular-nums">{formatKnown(payment.cents)}</p>
        </li>
      ))}
    </ul>
  );
}
