import { Heart } from 'lucide-react';
import type { Product } from '@/contract/product';
import { actAsCustomer } from '@/state/customerActions';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectIsWishlisted, selectIsWishlistPending } from '@/state/wishlist';
import { IconButton } from '@/ui/Button';
import { wishlistHeartTexts } from './texts';

/** The wishlist toggle (§4): filled when the product is on the wishlist. */
export function WishlistHeart({ product }: { product: Pick<Product, '_id' | 'name'> }) {
  const dispatch = useAppDispatch();
  const filled = useAppSelector((state) => selectIsWishlisted(state, product._id));
  const busy = useAppSelector((state) => selectIsWishlistPending(state, product._id));
  return (
    <IconButton
      label={wishlistHeartTexts.label(product.name)}
      aria-pressed={filled}
      aria-busy={busy}
      className="bg-ivory/90 shadow-card"
      onClick={() => void dispatch(actAsCustomer({ endpoint: 'toggleWishlist', productId: product._id }))}
    >
      <Heart aria-hidden className={filled ? 'fill-alert text-alert' : 'text-ink'} size={20} />
    </IconButton>
  );
}
