import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { listingPageSize, slowAnswerMs } from '@/config/constants';
import { noResults, slowText } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { SearchArt } from '@/ui/art/empty/SearchArt';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { LoadingOverlay } from '@/ui/LoadingOverlay';
import { Pagination } from '@/ui/Pagination';
import { SlowNote } from '@/ui/SlowNote';
import { ListingToolbar } from './ListingToolbar';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';
import type { useListing } from './useListing';

type Props = Pick<ReturnType<typeof useListing>, 'brand' | 'term' | 'sort' | 'page' | 'state' | 'hrefFor' | 'sortBy'>;

/** The listing below its heading, in each of its states: loading, error, empty, content (§2). */
export function Listing({ brand, term, sort, page, state, hrefFor, sortBy }: Props) {
  useScrollUpOnNewPage(page);

  if (state.status === 'loading')
    return (
      <>
        <ListingToolbar count="Loading products…" sort={sort} onSort={sortBy} />
        <div className="mt-8">
          <ProductGridSkeleton cards={listingPageSize} />
          <SlowNote active afterMs={slowAnswerMs}>
            {slowText}
          </SlowNote>
        </div>
      </>
    );
  if (state.status === 'failed')
    return (
      <ErrorPanel
        title="We couldn’t load the products"
        message="Please check your connection and try again."
        onRetry={state.retry}
      />
    );
  if (state.total === 0) return <NothingFound brand={brand} term={term} />;

  const { items, from, to, pages } = state.page;
  return (
    <>
      <ListingToolbar
        count={`Showing ${from}–${to} of ${state.total} ${state.total === 1 ? 'product' : 'products'}`}
        sort={sort}
        onSort={sortBy}
      />
      <LoadingOverlay active={state.refreshing} label="Loading products">
        <div className="mt-8">
          <ProductGrid products={items} label="Products" heading="h2" />
        </div>
      </LoadingOverlay>
      {pages > 1 && (
        <div className="mt-14">
          <Pagination page={state.page.page} pages={pages} hrefFor={hrefFor} label="Product pages" />
        </div>
      )}
    </>
  );
}

/** A new page starts at the top (§2); Back keeps the place that the route change restores. */
function useScrollUpOnNewPage(page: number) {
  const { key } = useLocation();
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of a page counts, also of the same one.
  useEffect(() => {
    if (navigation !== 'POP') window.scrollTo({ top: 0 });
  }, [key, navigation, page]);
}

function NothingFound({ brand, term }: { brand: string; term: string }) {
  if (!term && !brand)
    return (
      <EmptyState
        art={<EmptyArt of={SearchArt} />}
        title="No products yet"
        text="We’re stocking the shelves. Please check back soon."
      />
    );
  return (
    <EmptyState
      art={<EmptyArt of={SearchArt} />}
      title={noResults(term || brand)}
      text="Try adjusting your search or filters: fewer words, another spelling, or all products."
      action={<ButtonLink to={routePatterns.listing}>See all products</ButtonLink>}
    />
  );
}
