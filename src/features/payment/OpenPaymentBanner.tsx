import { Link, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { useHeldVersion } from '@/lib/useHeldVersion';
import type { PaymentSnapshot } from '@/payment/outcomes';
import { ClosedPayments } from './ClosedPayments';
import { describeOpenPayment } from './describeOpenPayment';
import { OtherOwnerNotice } from './OtherOwnerNotice';
import { openPaymentTexts } from './openPaymentTexts';

const paymentPages: readonly string[] = [routePatterns.cart, routePatterns.accountPayments];

/** Links every page to an unfinished payment until it is settled. */
export function OpenPaymentBanner({ snapshot }: { snapshot: PaymentSnapshot }) {
  const { pathname } = useLocation();
  const { open, quarantined, working, closed, waitingFor, refusal } = snapshot;
  useHeldVersion(open !== null || working !== null);
  const onPaymentPage = pathname.startsWith('/orders/') || paymentPages.includes(pathname);
  const title = open
    ? describeOpenPayment(open, working !== null, new Date()).title
    : openPaymentTexts.unreadable.title;
  const unfinished = (open || quarantined.length > 0) && pathname !== routePatterns.review;
  return (
    <>
      {unfinished && (
        <p role="status" className="bg-saffron-soft px-4 py-2 text-center font-medium print:hidden">
          {openPaymentTexts.banner(title)}{' '}
          <Link to={routePatterns.review} className="font-semibold underline">
            {openPaymentTexts.finishFirst}
          </Link>
        </p>
      )}
      {refusal && (
        <p role="status" className="bg-saffron-soft px-4 py-2 text-center font-medium break-words print:hidden">
          {refusal}
        </p>
      )}
      {waitingFor && <OtherOwnerNotice owner={waitingFor} />}
      {onPaymentPage && <ClosedPayments records={closed} />}
    </>
  );
}
