import { listingHeading } from '@/domain/listingHeading';
import { isAsAnswered, listingQuery, readListingUrl } from '@/domain/listingUrl';
import { LazyPagination } from '@/features/catalogue/LatePagination';
import { Listing } from '@/features/catalogue/Listing';
import { lazyFinding } from '@/features/catalogue/lazyFinding';
import { catalogueTexts } from '@/features/catalogue/texts';
import { useListing } from '@/features/catalogue/useListing';
import { PageTitle } from '@/features/layout/PageTitle';

/** /medicines, /medicines/{brand} and the search results. */
export function ListingPage() {
  const listing = useListing();
  const { term, brand, category, filters, page } = listing;
  const heading = listingHeading(term, brand, category);
  return (
    <div className="mx-auto w-full max-w-shop px-4 pt-4 pb-10 sm:px-8 sm:pt-5 lg:pb-14">
      <PageTitle
        title={heading}
        {...(brand && { description: catalogueTexts.brandDescription(brand) })}
        query={listingQuery({ filters, page })}
        hidden={term !== '' || filters.length > (category ? 1 : 0)}
      />
      <Listing heading={heading} listing={listing} />
    </div>
  );
}

/** The page with all that the first render at this URL needs. */
export async function loadListingPage() {
  const query = new URLSearchParams(globalThis.location?.search);
  if (!isAsAnswered(readListingUrl(query))) await lazyFinding.load();
  if (!globalThis.window) await LazyPagination.load();
  return ListingPage;
}
