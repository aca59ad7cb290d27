import { listingPageSize } from '@/config/constants';
import { pageAt } from '@/config/paths';
import { ProductGridSkeleton } from '@/features/catalogue/ProductGrid';
import { ProductSkeleton } from '@/features/product/ProductSkeleton';
import { Skeleton, Skeletons } from '@/ui/Skeleton';
import { appTexts } from './texts';

/** Shown while a page's code loads: in the shape of the page, and tall enough that the footer does not jump. */
export function PagePlaceholder({ pathname }: { readonly pathname: string }) {
  switch (pageAt(pathname).page) {
    case 'ProductPage':
      return (
        <div className="mx-auto w-full max-w-shop px-4 pt-2 pb-8 sm:px-8 sm:pt-4 lg:pb-12">
          <ProductSkeleton />
        </div>
      );
    case 'ListingPage':
      return (
        <div className="mx-auto w-full max-w-shop px-4 pt-4 pb-10 sm:px-8 sm:pt-5 lg:pb-14">
          <Skeleton className="mb-6 h-11 w-2/3 max-w-lg" />
          <ProductGridSkeleton cards={listingPageSize} />
        </div>
      );
    default:
      return (
        <Skeletons label={appTexts.pageLoading} className="mx-auto min-h-[170vh] w-full max-w-shop px-4 py-10 sm:px-8">
          <Skeleton className="h-12 w-2/3 max-w-lg" />
          <Skeleton className="mt-10 h-64 w-full rounded-card" />
        </Skeletons>
      );
  }
}
