import { Link, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { openPaymentTexts, unreadableTitle } from './openPaymentTexts';
import { useDesk } from './useDesk';
import { usePaymentDesk } from './usePaymentDesk';
import { useResume } from './useResume';

/** On every page until it is settled: a line that leads to an unfinished paid order. */
export function OpenPaymentLine() {
  const deskAndView = usePaymentDesk();
  const { pathname } = useLocation();
  useResume(useDesk());
  if (!deskAndView || pathname === routePatterns.review) return null;
  const { open, quarantined, working } = deskAndView.view;
  if (!open && quarantined.length === 0) return null;
  return (
    <p role="status" className="bg-saffron-soft px-4 py-2 text-center font-medium print:hidden">
      {open ? openPaymentTexts(open, working !== null).title : unreadableTitle}.{' '}
      <Link to={routePatterns.review} className="font-semibold underline">
        Finish your last order first
      </Link>
    </p>
  );
}
