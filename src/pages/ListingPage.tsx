import { listingHeading, listingQuery } from '@/domain/listing';
import { Listing } from '@/features/catalogue/Listing';
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
