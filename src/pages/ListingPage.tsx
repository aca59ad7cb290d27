import { listingHeading } from '@/domain/listingHeading';
import { listingQuery } from '@/domain/listingUrl';
import { Listing } from '@/features/catalogue/Listing';
import { catalogueTexts } from '@/features/catalogue/texts';
import { useListing } from '@/features/catalogue/useListing';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/PageHeading';

/** /medicines, /medicines/{brand} and the search results. */
export function ListingPage() {
  const listing = useListing();
  const heading = listingHeading(listing.term, listing.brand);
  return (
    <div className="mx-auto w-full max-w-shop px-4 pt-4 pb-10 sm:px-8 sm:pt-6 lg:pb-14">
      <PageTitle
        title={heading}
        {...(listing.brand && { description: catalogueTexts.brandDescription(listing.brand) })}
        query={listingQuery({ term: '', sort: 'default', page: listing.page })}
        hidden={listing.term !== ''}
      />
      <PageHeading className="text-3xl text-balance break-words sm:text-4xl">{heading}</PageHeading>
      <div className="mt-4">
        <Listing {...listing} />
      </div>
    </div>
  );
}
