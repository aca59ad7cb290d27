import { Link } from 'react-router-dom';
import { formatCount } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { adminLedgerTexts } from './texts';

const texts = adminLedgerTexts.views;

export const moneyViews = ['list', 'periods', 'sales', 'reconcile'] as const;
export type MoneyView = (typeof moneyViews)[number];

interface Props {
  readonly selected: MoneyView;
  readonly flagged: number;
}

/** Links between the views of the payments. */
export function MoneyViews({ selected, flagged }: Props) {
  const { hrefWith } = useDashboardUrl();
  return (
    <nav aria-label={texts.label}>
      <ul className="flex flex-wrap gap-2">
        {moneyViews.map((view) => (
          <li key={view}>
            <Link
              to={hrefWith({ money: view === 'list' ? null : view, open: null, flag: null })}
              aria-current={view === selected ? 'page' : undefined}
              className="inline-flex min-h-10 items-center rounded-full border border-ink-line px-4 text-sm font-semibold hover:border-leaf hover:bg-leaf-mist aria-[current=page]:border-leaf aria-[current=page]:bg-leaf aria-[current=page]:text-ivory forced-colors:aria-[current=page]:outline-2"
            >
              {view === 'reconcile' && flagged > 0 ? texts.reconcileCount(formatCount(flagged)) : texts[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
