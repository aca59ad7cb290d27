import { Link } from 'react-router-dom';
import { minimumOrderCents } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import { missingToMinimum } from '@/domain/minimumOrder';
import { formatMoney } from '@/domain/money';
import type { Purchase } from '@/state/purchase';
import { ProgressBar } from '@/ui/ProgressBar';

interface Props {
  readonly goodsCents: number;
  readonly flow: Purchase['flow'];
}

/** How far the goods are from the minimum order, with a way to add what is missing (ruling 12). Nothing once reached. */
export function MinimumOrderBar({ goodsCents, flow }: Props) {
  const missing = missingToMinimum(goodsCents);
  if (missing === 0) return null;
  return (
    <div role="status" className="mt-5 rounded-field bg-saffron-soft p-4 text-sm">
      <ProgressBar value={goodsCents} max={minimumOrderCents} label="Progress toward the minimum order" />
      <p className="mt-3">
        <strong>{formatMoney(missing)} to go.</strong> The minimum order is {formatMoney(minimumOrderCents)} before
        shipping. {flow === 'buy-now' ? 'Increase the quantity above, or ' : ''}
        <Link to={routePatterns.listing} className="font-semibold underline">
          {flow === 'buy-now' ? 'choose another product' : 'Add more products'}
        </Link>
        .
      </p>
    </div>
  );
}
