import { Link, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { ClosedPayments } from './ClosedPayments';
import { openPaymentTexts, unreadableTitle } from './openPaymentTexts';
import { useDesk } from './useDesk';
import { usePaymentDesk } from './usePaymentDesk';
import { useResume } from './useResume';
import { WaitingForOwner } from './WaitingForOwner';

/** Where somebody pays, or looks after a payment. */
function isAboutPaying(pathname: string): boolean {
  const places: readonly string[] = [routePatterns.cart, routePatterns.accountPayments];
  return pathname.startsWith('/orders/') || places.includes(pathname);
}

/** On every page until it is settled: a line that leads to an unfinished paid order. */
export function OpenPaymentLine() {
  const deskAndView = usePaymentDesk();
  const { pathname } = useLocation();
  useResume(useDesk());
  if (!deskAndView) return null;
  const { open, quarantined, working, closed, waitingFor } = deskAndView.view;
  const aboutPaying = isAboutPaying(pathname);
  const unfinished = (open || quarantined.length > 0) && pathname !== routePatterns.review;
  return (
    <>
      {unfinished && (
        <p role="status" className="bg-saffron-soft px-4 py-2 text-center font-medium print:hidden">
          {open ? openPaymentTexts(open, working !== null).title : unreadableTitle}.{' '}
          <Link to={routePatterns.review} className="font-semibold underline">
            Finish your last order first
          </Link>
        </p>
      )}
      {waitingFor && (waitingFor === 'customer' || aboutPaying) && <WaitingForOwner owner={waitingFor} />}
      {aboutPaying && <ClosedPayments records={closed} />}
    </>
  );
}
