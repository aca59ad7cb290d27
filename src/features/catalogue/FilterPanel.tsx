import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SkeletonText } from '@/ui/Skeleton';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { FilterGroups, type FilterGroupsProps } from './FilterGroups';
import { filterTexts } from './texts';

export interface FilterPanelProps extends FilterGroupsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** For the button that shows and hides it. */
  readonly id: string;
  /** How many products meet the filters. */
  readonly total: number;
  /** Not all products are there, so nothing can be counted. */
  readonly arriving: boolean;
}

/** The filters: below the toolbar on a wide screen, in a sheet on a phone. */
export function FilterPanel({ open, onClose, id, total, arriving, ...groups }: FilterPanelProps) {
  const wide = useMediaQuery('(min-width: 48rem)');
  const content = arriving ? (
    <div role="status" aria-label={filterTexts.loading}>
      <SkeletonText lines={5} />
    </div>
  ) : (
    <FilterGroups {...groups} />
  );
  if (!wide)
    return (
      <Dialog open={open} onClose={onClose} title={filterTexts.title}>
        {content}
        <div className="sticky bottom-0 -mx-6 mt-6 -mb-6 flex flex-wrap gap-3 border-t border-ivory-edge bg-ivory px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:-mb-8 sm:px-8">
          {groups.choices.length > 0 && (
            <Button variant="secondary" onClick={() => groups.onChange([])} className="flex-1">
              {filterTexts.clear}
            </Button>
          )}
          <Button onClick={onClose} className="flex-1">
            {filterTexts.show(total)}
          </Button>
          {/* The page's own count is inert behind the sheet. */}
          <VisuallyHidden>
            <span role="status">{filterTexts.count(total)}</span>
          </VisuallyHidden>
        </div>
      </Dialog>
    );
  if (!open) return null;
  return (
    <section id={id} aria-label={filterTexts.title} className="rise-in border-b border-ivory-edge py-5">
      {content}
    </section>
  );
}
