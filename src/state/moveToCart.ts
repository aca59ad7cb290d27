import { customerApi } from '@/api/customerApi';
import type { Product } from '@/contract/product';
import { endCartMove, keepCartMove } from './cartMoves';
import { performAction } from './customerActions';
import { limitToStock } from './limitToStock';
import { noticeShown } from './noticeSlice';
import type { AppDispatch, RootState } from './storeTypes';
import { selectCartMoves, selectUser } from './userSlice';
import { selectIsHeartBusy, selectIsListed } from './wishlistSelectors';

const { toggleWishlist } = customerApi.endpoints;

/** Returns a product to the wishlist after its move to the cart failed; the wishlist shows it even before that succeeds. */
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

/** Remove on the wishlist page. A product whose move to the cart failed is shown there without being in the server's list. */
export function removeFromWishlist(productId: string) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    dispatch(endCartMove(productId));
    if (selectIsListed(getState(), productId)) await dispatch(performAction({ endpoint: 'toggleWishlist', productId }));
  };
}

/**
 * Add to Cart on the wishlist page (§4): removes the product from the wishlist, then adds 1 to the cart. When adding fails the
 * product is put back (ruling 14); when it needs a sign-in, it continues afterwards.
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
