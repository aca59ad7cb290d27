import { PageTitle } from '@/features/layout/PageTitle';
import { WishlistPageBody } from '@/features/wishlist/WishlistPageBody';
import { pagesTexts } from './texts';

/** /myaccount/wishlist. */
export function WishlistPage() {
  return (
    <>
      <PageTitle title={pagesTexts.wishlist} />
      <WishlistPageBody />
    </>
  );
}
