import { Link } from 'react-router-dom';
import { minimumOrderCents } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import { missingToMinimum } from '@/domain/minimumOrder';
import { formatMoney } from '@/domain/money';
import type { OrderLine } from '@/domain/orderLines';
import { orderTotals } from '@/domain/orderTotals';
import type { Purchase } from '@/state/purchase';
import { ProgressBar } from '@/ui/ProgressBar';
import { MinimumCoach } from './MinimumCoach';
import { minimumOrderTexts } from './texts';

interface Props {
  readonly lines: readonly OrderLine[];
  readonly flow: Purchase['flow'] | 'bag';
}

/** How much is missing to the minimum order (ruling 12), and the ways to it. */
export function MinimumOrderBar({ lines, flow }: Props) {
  const { goods: goodsCents } = orderTotals(lines);
  const missing = missingToMinimum(goodsCents);
  if (missing === 0) return null;
  const advice = minimumOrderTexts.advice[flow === 'bag' ? 'cart' : flow];
  return (
    <>
      <div role="status" className="mt-5 rounded-field bg-saffron-soft p-4 text-sm">
        <ProgressBar value={goodsCents} max={minimumOrderCents} label={minimumOrderTexts.progress} />
        <p className="mt-3">
          <strong>{minimumOrderTexts.missing(formatMoney(missing))}</strong>{' '}
          {minimumOrderTexts.minimum(formatMoney(minimumOrderCents))} {advice.before}{' '}
          <Link to={routePatterns.listing} className="font-semibold underline">
            {advice.link}
          </Link>
          {advice.after}
        </p>
      </div>
      <MinimumCoach lines={lines} flow={flow} />
    </>
  );
}
