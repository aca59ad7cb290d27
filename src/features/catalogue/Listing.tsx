import { ChevronDown } from 'lucide-react';
import { type ComponentType, memo, useDeferredValue, useEffect, useId } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { listingPageSize } from '@/config/constants';
import { slowText, words } from '@/config/messages';
import type { Product } from '@/contract/product';
import { CompareChoice, CompareSwitch } from '@/features/compare/CompareSwitch';
import { selectChoosing } from '@/state/compared';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { useEntryState } from '@/ui/entryState';
import { InlineSelect } from '@/ui/InlineSelect';
import { LoadingOverlay, SlowNote } from '@/ui/loading';
import { Pagination } from '@/ui/Pagination';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { GridEnd } from './GridEnd';
import { NothingFound } from './NothingFound';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';
import { catalogueTexts, filterTexts } from './texts';
import type { useListing } from './useListing';

interface Props {
  readonly heading: string;
  readonly listing: ReturnType<typeof useListing>;
}

/** The listing with its heading: loading, error, empty or products (§2). */
export function Listing({ heading, listing }: Props) {
  const { state, filterBy } = listing;
  const panelId = useId();
  const choosing = useAppSelector(selectChoosing);
  const wide = useMediaQuery('(min-width: 48rem)');
  // A drawer covers the page, so only the panel of a wide screen is open again after Back.
  const [filtersOpen, setFiltersOpen] = useEntryState(wide ? 'filters' : undefined, false);
  useScrollToTopOnPageChange(listing.page);
  // A click changes its control at once; count and cards follow, without delaying the next click.
  const shown = useDeferredValue(listing);

  const hasProducts = state.status === 'ready' && state.all.length > 0;

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-ivory-edge pb-3 lg:gap-x-4">
        {/* With large text, the controls wrap below the heading rather than squeeze it. */}
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 max-md:w-full md:flex-1 md:basis-72 md:flex-nowrap lg:gap-x-4">
          <PageHeading className="min-w-0 text-[min(1.5rem,8vw)] break-words max-md:w-full md:text-xl lg:text-3xl">
            {heading}
          </PageHeading>
          <p role="status" className="text-sm tabular-nums text-ink-soft md:shrink-0">
            {countText(shown.state)}
          </p>
        </div>
        {(hasProducts || state.status === 'loading') && (
          <ListingControls
            listing={listing}
            panelId={panelId}
            filtersOpen={filtersOpen}
            onFilters={() => setFiltersOpen(!filtersOpen)}
          />
        )}
      </div>
      {hasProducts && (
        <FilterPanel
          wide={wide}
          open={filtersOpen}
          onClose={() => setFiltersOpen(false)}
          id={panelId}
          products={state.all}
          choices={state.choices}
          total={state.products.length}
          arriving={state.more === 'arriving'}
          onChange={filterBy}
        />
      )}
      {state.status === 'ready' && <FilterChips choices={state.choices} onChange={filterBy} />}
      <div className="mt-2 sm:mt-5">
        <ListingBody listing={shown} Choice={choosing ? CompareChoice : null} />
      </div>
    </>
  );
}

function countText(state: Props['listing']['state']): string {
  if (state.status === 'loading') return catalogueTexts.loadingCount;
  if (state.status === 'failed') return '';
  const { from, to } = state.page;
  if (state.more === 'arriving') return catalogueTexts.loadingMore;
  return state.products.length === 0 ? catalogueTexts.countNone : catalogueTexts.count(from, to, state.products.length);
}

interface BodyProps {
  readonly listing: Props['listing'];
  readonly Choice: ComponentType<{ product: Product }> | null;
}

const ListingBody = memo(function ListingBody({ listing, Choice }: BodyProps) {
  const { state } = listing;
  if (state.status === 'loading')
    return (
      <>
        <ProductGridSkeleton cards={listingPageSize} />
        <SlowNote active>{slowText}</SlowNote>
      </>
    );
  if (state.status === 'failed') return <ErrorPanel title={catalogueTexts.loadFailed} onRetry={state.retry} />;
  if (state.products.length === 0) return <NothingFound {...listing} all={state.all} choices={state.choices} />;

  const { more, page } = state;
  const arriving = more === 'arriving';
  return (
    <>
      <LoadingOverlay active={state.refreshing} label={catalogueTexts.loading}>
        <ProductGrid
          products={page.items}
          label={words.products}
          heading="h2"
          Choice={Choice}
          end={!arriving && <GridEnd page={page.page} pages={page.pages} hrefFor={listing.hrefFor} />}
        />
      </LoadingOverlay>
      {/* While products arrive, the number of pages is unknown; the space of the pagination is reserved. */}
      <div className="mt-14 min-h-25 sm:min-h-11">
        {!arriving && (
          <Pagination page={page.page} pages={page.pages} hrefFor={listing.hrefFor} label={catalogueTexts.pages} />
        )}
      </div>
      {more && !arriving && <ErrorPanel title={catalogueTexts.notAllLoaded} onRetry={more} />}
    </>
  );
});

/** §2; on Back and Forward the layout restores the scroll position. */
function useScrollToTopOnPageChange(page: number) {
  const { key, state } = useLocation();
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, even to the same page.
  useEffect(() => {
    if (navigation !== 'POP' && !state?.stays) window.scrollTo({ top: 0 });
  }, [key, navigation, page]);
}

interface ListingControlsProps {
  readonly listing: Props['listing'];
  readonly panelId: string;
  readonly filtersOpen: boolean;
  readonly onFilters: () => void;
}

/** The compare switch, the sort menu and the filter button (§2, ruling 2). */
function ListingControls({ listing, panelId, filtersOpen, onFilters }: ListingControlsProps) {
  const chosen = listing.filters.length;
  return (
    <>
      <div className="w-11 shrink-0 xl:w-30">
        <CompareSwitch />
      </div>
      <InlineSelect
        label={catalogueTexts.sortBy}
        options={catalogueTexts.sorts}
        value={listing.sort}
        onChange={listing.sortBy}
        className="max-md:flex-1 md:shrink-0"
        labelClassName="max-lg:sr-only"
      />
      <Button
        variant="secondary"
        aria-expanded={filtersOpen}
        aria-controls={filtersOpen ? panelId : undefined}
        onClick={onFilters}
        className="shrink-0"
      >
        {chosen > 0 ? catalogueTexts.filtersChosen(chosen) : filterTexts.title}
        <ChevronDown aria-hidden size={18} className={filtersOpen ? 'rotate-180' : ''} />
      </Button>
    </>
  );
}
