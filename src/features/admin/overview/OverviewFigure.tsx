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
    <li className="relative flex items-center gap-4 rounded-card bg-paper px-4 py-3 sm:px-5 sm:py-4 shadow-card hover:shadow-lift">
      <span className="hidden size-11 shrink-0 place-items-center rounded-full bg-leaf-mist sm:grid text-leaf">
        <Icon aria-hidden size={22} />
      </span>
      <div className="min-w-0">
        <Link to={to} className="stretched-link text-sm text-ink-soft hover:underline">
          {label}
        </Link>
        {value === null && !query.error && <Skeleton className="mt-1 h-7 w-28" />}
        {value !== null && <p className="text-xl font-bold tabular-nums">{value}</p>}
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
