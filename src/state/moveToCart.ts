import { customerApi } from '@/api/customerApi';
import type { Product } from '@/contract/product';
import { endCartMove, keepCartMove } from './cartMoves';
import { limitToStock } from './limitToStock';
import { noticeShown } from './noticeSlice';
import { performAction } from './performAction';
import type { AppDispatch, RootState } from './storeTypes';
import { selectCartMoves, selectUser } from './userSlice';
import { selectIsHeartBusy, selectIsListed } from './wishlistSelectors';

const { toggleWishlist } = customerApi.endpoints;

/** Puts a product back into the wishlist whose way to the cart has failed; until that succeeds it is shown there all the same. */
export function putBack(product: Product) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const userId = selectUser(getState())?._id;
    if (!userId) return;
    const productId = product._id;
    dispatch(keepCartMove(product, true));
    const listed = selectIsListed(getState(), productId);
    const failed = !listed && (await dispatch(toggleWishlist.initiate({ productId, userId }))).error;
    dispatch(failed ? keepCartMove(product, false) : endCartMove(productId));
  };
}

/** Remove on the wishlist page. What only stands there because its way to the cart has failed is not in the server's list. */
export function removeFromWishlist(productId: string) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    dispatch(endCartMove(productId));
    if (selectIsListed(getState(), productId)) await dispatch(performAction({ endpoint: 'toggleWishlist', productId }));
  };
}

/**
 * Add to Cart on the wishlist page (§4): first removes the product from the wishlist, then adds 1 to the cart. When adding
 * fails the product is put back (ruling 14); where a sign-in is asked for, the rest is carried out after it.
 */
export function moveFromWishlistToCart(productId: string) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const user = selectUser(getState());
    const listed = user?.wishlistedItems.find(({ _id }) => _id === productId);
    const failed = selectCartMoves(getState()).find((move) => move.product._id === productId);
    const product = listed ?? failed?.product;
    if (!user || !product || selectIsHeartBusy(getState(), productId)) return;
    const add = { endpoint: 'addToCart', productId, qty: 1, stockSize: product.stockSize } as const;
    const { action, notice } = limitToStock(add, getState());
    if (!action) return void dispatch(noticeShown(notice, 'error'));

    dispatch(keepCartMove(product, true));
    const removed = !listed || !(await dispatch(toggleWishlist.initiate({ productId, userId: user._id }))).error;
    const added = removed && (await dispatch(performAction(add)));
    if (!added || added.done) dispatch(endCartMove(productId));
    else if (added.waits) dispatch(keepCartMove(product, false));
    else await dispatch(putBack(product));
  };
}
