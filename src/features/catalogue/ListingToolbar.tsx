import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SortKey } from '@/domain/sortKeys';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/EmptyState';
import { InlineSelect } from '@/ui/InlineSelect';
import { catalogueTexts } from './texts';

interface Props {
  readonly heading: string;
  readonly count: string;
  /** Null where there is nothing to sort or filter. */
  readonly controls: {
    readonly sort: SortKey;
    readonly onSort: (sort: SortKey) => void;
    /** How many are chosen. */
    readonly filters: number;
    readonly filtersOpen: boolean;
    readonly panelId: string;
    readonly onFilters: () => void;
    /** Its place is kept until it comes. */
    readonly compare: ReactNode;
  } | null;
}

/** The page's heading, the product count, the sort menu and the button of the filters (§2, ruling 2). */
export function ListingToolbar({ heading, count, controls }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-ivory-edge pb-3 md:flex-nowrap lg:gap-x-4">
      <PageHeading className="min-w-0 text-2xl break-words max-md:w-full md:text-xl lg:text-3xl">{heading}</PageHeading>
      <p role="status" className="mr-auto text-sm tabular-nums text-ink-soft max-md:w-full md:shrink-0">
        {count}
      </p>
      {controls && (
        <>
          <div className="w-11 shrink-0 xl:w-30">{controls.compare}</div>
          <InlineSelect
            label={catalogueTexts.sortBy}
            options={catalogueTexts.sorts}
            value={controls.sort}
            onChange={controls.onSort}
            className="min-w-0 max-md:flex-1 md:shrink-0"
            labelClassName="max-lg:sr-only"
          />
          <Button
            variant="secondary"
            aria-expanded={controls.filtersOpen}
            aria-controls={controls.filtersOpen ? controls.panelId : undefined}
            onClick={controls.onFilters}
            className="shrink-0"
          >
            {controls.filters > 0 ? catalogueTexts.filtersChosen(controls.filters) : catalogueTexts.filters}
            <ChevronDown aria-hidden size={18} className={controls.filtersOpen ? 'rotate-180' : ''} />
          </Button>
        </>
      )}
    </div>
  );
}
