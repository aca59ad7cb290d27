import { words } from '@/config/messages';
import { PageTitle } from '@/features/layout/PageTitle';
import { WishlistPageBody } from '@/features/wishlist/WishlistPageBody';

/** /myaccount/wishlist. */
export function WishlistPage() {
  return (
    <>
      <PageTitle title={words.wishlist} />
      <WishlistPageBody />
    </>
  );
}
