import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noResults, slowText } from '@/config/commonMessages';
import { listingPageSize, slowAnswerMs } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import { lateArt } from '@/ui/art/lateArt';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { LoadingOverlay } from '@/ui/LoadingOverlay';
import { Pagination } from '@/ui/Pagination';
import { SlowNote } from '@/ui/SlowNote';
import { uiTexts } from '@/ui/texts';
import { GridEnd } from './GridEnd';
import { ListingToolbar } from './ListingToolbar';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';
import { catalogueTexts } from './texts';
import type { useListing } from './useListing';

const NoResultsArt = lateArt(() => import('./NoResultsArt').then((module) => module.NoResultsArt), 'aspect-4/3');

type Props = Pick<ReturnType<typeof useListing>, 'brand' | 'term' | 'sort' | 'page' | 'state' | 'hrefFor' | 'sortBy'>;

/** The listing below its heading: loading, error, empty or products (§2). */
export function Listing({ brand, term, sort, page, state, hrefFor, sortBy }: Props) {
  useScrollToTopOnPageChange(page);

  if (state.status === 'loading')
    return (
      <>
        <ListingToolbar count={catalogueTexts.loadingCount} sort={sort} onSort={sortBy} />
        <div className="mt-2 sm:mt-6">
          <ProductGridSkeleton cards={listingPageSize} />
          <SlowNote active afterMs={slowAnswerMs}>
            {slowText}
          </SlowNote>
        </div>
      </>
    );
  if (state.status === 'failed')
    return <ErrorPanel title={catalogueTexts.loadFailed} message={uiTexts.checkConnection} onRetry={state.retry} />;
  if (state.total === 0) return <NothingFound brand={brand} term={term} />;

  const { items, from, to, pages } = state.page;
  const { more } = state;
  const arriving = more === 'arriving';
  return (
    <>
      <ListingToolbar
        count={arriving ? catalogueTexts.loadingMore : catalogueTexts.count(from, to, state.total)}
        sort={sort}
        onSort={sortBy}
      />
      <LoadingOverlay active={state.refreshing} label={catalogueTexts.loading}>
        <div className="mt-2 sm:mt-6">
          <ProductGrid
            products={items}
            label={catalogueTexts.products}
            heading="h2"
            end={!arriving && <GridEnd page={state.page.page} pages={pages} hrefFor={hrefFor} />}
          />
        </div>
      </LoadingOverlay>
      {pages > 1 && (
        // While products arrive, nobody knows how many pages there are; their place is kept.
        <div className="mt-14 min-h-11">
          {!arriving && (
            <Pagination page={state.page.page} pages={pages} hrefFor={hrefFor} label={catalogueTexts.pages} />
          )}
        </div>
      )}
      {more && !arriving && (
        <ErrorPanel title={catalogueTexts.notAllLoaded} message={uiTexts.checkConnection} onRetry={more} />
      )}
    </>
  );
}

/** §2; on Back and Forward the layout restores the scroll position. */
function useScrollToTopOnPageChange(page: number) {
  const { key } = useLocation();
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, even to the same page.
  useEffect(() => {
    if (navigation !== 'POP') window.scrollTo({ top: 0 });
  }, [key, navigation, page]);
}

function NothingFound({ brand, term }: { brand: string; term: string }) {
  if (!term && !brand)
    return (
      <EmptyState art={<NoResultsArt />} title={catalogueTexts.noProducts} text={catalogueTexts.noProductsAdvice} />
    );
  return (
    <EmptyState
      art={<NoResultsArt />}
      title={noResults(term || brand)}
      text={catalogueTexts.noResultsAdvice}
      action={<ButtonLink to={routePatterns.listing}>{catalogueTexts.allProducts}</ButtonLink>}
    />
  );
}
