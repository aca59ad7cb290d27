import { Link, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { useDesk } from './useDesk';
import { usePaymentDesk } from './usePaymentDesk';
import { useResume } from './useResume';

/** On every page until it is settled: a line that leads to an unfinished paid order. */
export function OpenPaymentLine() {
  const deskAndView = usePaymentDesk();
  const { pathname } = useLocation();
  useResume(useDesk());
  const waiting = deskAndView && (deskAndView.view.open !== null || deskAndView.view.quarantined.length > 0);
  if (!waiting || pathname === routePatterns.review) return null;
  return (
    <p role="status" className="bg-saffron-soft px-4 py-2 text-center font-medium">
      Your last order is paid and not confirmed yet.{' '}
      <Link to={routePatterns.review} className="font-semibold underline">
        Finish your last order first
      </Link>
    </p>
  );
}
