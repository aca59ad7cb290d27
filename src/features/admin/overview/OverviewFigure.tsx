import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RecordQuery } from '@/features/admin/list/useQueryRows';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { adminOverviewTexts } from './texts';

interface Props {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly query: Pick<RecordQuery<unknown>, 'error' | 'isFetching' | 'refetch'>;
  /** Null until it is known. */
  readonly value: string | null;
  readonly to: string;
}

/** A key figure that links to its list. */
export function OverviewFigure({ label, Icon, query, value, to }: Props) {
  return (
    <li className="relative flex min-h-11 items-center gap-2 rounded-field bg-paper px-3 py-1 shadow-card hover:shadow-lift">
      <Icon aria-hidden size={18} className="shrink-0 text-leaf max-sm:hidden" />
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <Link to={to} className="stretched-link text-sm leading-5 wrap-anywhere text-ink-soft hover:underline">
          {label}
        </Link>
        {value === null && !query.error && <Skeleton className="h-5 w-20" />}
        {value !== null && <p className="leading-5 font-bold tabular-nums">{value}</p>}
        {value === null && query.error !== undefined && (
          <p className="relative z-10 flex flex-wrap items-center text-alert">
            {adminOverviewTexts.unknown}
            <Button variant="quiet" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              {adminOverviewTexts.retry} <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
