import type { Product } from '@/contract/product';
import { useAppDispatch } from '@/state/hooks';
import { moveFromWishlistToCart, removeFromWishlist } from '@/state/interruption';

export interface WishlistActs {
  readonly move: (product: Product) => Promise<void>;
  readonly remove: (product: Product) => Promise<void>;
}

/** A customer's, by the calls of §7. */
export function useWishlistActs(): WishlistActs {
  const dispatch = useAppDispatch();
  return {
    move: ({ _id }) => dispatch(moveFromWishlistToCart(_id)),
    remove: ({ _id }) => dispatch(removeFromWishlist(_id)),
  };
}
