import { isSignInRequired } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import type { Product } from '@/contract/product';
import { limitToStock, performAction } from './customerActions';
import { signIn } from './loginModal';
import { noticeShown } from './notices';
import type { AppThunk } from './storeTypes';
import { cartMovesChanged, selectCartMoves, selectUser } from './userSlice';
import { selectIsOnWishlist, selectIsWishlistPending } from './wishlist';

const { toggleWishlist } = customerApi.endpoints;

/** Records a product's move from the wishlist to the cart; a move that is not `isPending` failed half-way. */
const storeCartMove =
  (product: Product, isPending: boolean): AppThunk =>
  (dispatch, getState) => {
    dispatch(endCartMove(product._id));
    dispatch(cartMovesChanged([...selectCartMoves(getState()), { product, isPending }]));
  };

/** Call it once the product is in the cart, or back in the wishlist. */
const endCartMove =
  (productId: string): AppThunk =>
  (dispatch, getState) => {
    dispatch(cartMovesChanged(selectCartMoves(getState()).filter(({ product }) => product._id !== productId)));
  };

/** Returns a product to the wishlist after its move to the cart failed; the wishlist shows it optimistically. */
const putBack =
  (product: Product): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const userId = selectUser(getState())?._id;
    if (!userId) return;
    const productId = product._id;
    dispatch(storeCartMove(product, true));
    const listed = selectIsOnWishlist(getState(), productId);
    const failed = !listed && (await dispatch(toggleWishlist.initiate({ productId, userId }))).error;
    dispatch(failed ? storeCartMove(product, false) : endCartMove(productId));
  };

/** Remove on the wishlist page, which also shows products that failed to move and are not in the server's list. */
export const removeFromWishlist =
  (productId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(endCartMove(productId));
    if (selectIsOnWishlist(getState(), productId))
      await dispatch(performAction({ endpoint: 'toggleWishlist', productId }));
  };

/**
 * Add to Cart on the wishlist page (§4): removes the product from the wishlist, then adds 1 to the cart. When adding
 * fails the product is put back (ruling 14); when it needs a sign-in, it continues afterwards.
 */
export const moveFromWishlistToCart =
  (productId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const user = selectUser(getState());
    const listed = user?.wishlistedItems.find(({ _id }) => _id === productId);
    const failed = selectCartMoves(getState()).find((move) => move.product._id === productId);
    const product = listed ?? failed?.product;
    if (!user || !product || selectIsWishlistPending(getState(), productId)) return;
    const add = { endpoint: 'addToCart', productId, qty: 1, stockSize: product.stockSize } as const;
    const { action, notice } = limitToStock(add, getState());
    if (!action) return void dispatch(noticeShown(notice, 'error'));

    dispatch(storeCartMove(product, true));
    const { error } = listed ? await dispatch(toggleWishlist.initiate({ productId, userId: user._id })) : {};
    if (isSignInRequired(error)) {
      dispatch(endCartMove(productId));
      if (await dispatch(signIn('moveToCart', user._id))) await dispatch(moveFromWishlistToCart(productId));
      return;
    }
    const added = !error && (await dispatch(performAction(add)));
    if (!added || added.done) dispatch(endCartMove(productId));
    else if (added.waits) dispatch(storeCartMove(product, false));
    else await dispatch(putBack(product));
  };

/** After a sign-in: returns the products whose move failed to the wishlist. */
export const putFailedMovesBack = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  for (const { product, isPending } of selectCartMoves(getState())) if (!isPending) await dispatch(putBack(product));
};
