import { PageTitle } from '@/features/layout/PageTitle';
import { wishlistTexts } from '@/features/wishlist/texts';
import { WishlistPageBody } from '@/features/wishlist/WishlistPageBody';

/** /myaccount/wishlist. */
export function WishlistPage() {
  return (
    <>
      <PageTitle title={wishlistTexts.pageTitle} />
      <WishlistPageBody />
    </>
  );
}
