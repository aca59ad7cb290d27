import { customerApi } from '@/api/customerApi';
import type { Product } from '@/contract/product';
import { changeCartQuantity, endCartMove, selectPendingQuantities, storeCartMove } from './cart';
import { limitToStock, performAction } from './customerActions';
import { type InterruptedAction, signInRequested } from './loginModal';
import { noticeShown } from './notices';
import type { AppThunk, RootState } from './storeTypes';
import { selectCartMoves, selectUser } from './userSlice';
import { selectIsOnWishlist, selectIsWishlistPending } from './wishlist';

const { toggleWishlist } = customerApi.endpoints;

/** Returns a product to the wishlist after its move to the cart failed; the wishlist shows it optimistically. */
export const putBack =
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
    const removed = !listed || !(await dispatch(toggleWishlist.initiate({ productId, userId: user._id }))).error;
    const added = removed && (await dispatch(performAction(add)));
    if (!added || added.done) dispatch(endCartMove(productId));
    else if (added.waits) dispatch(storeCartMove(product, false));
    else await dispatch(putBack(product));
  };

/** A call that a 401 interrupted. */
interface StoppedCall {
  readonly endpointName: string;
  readonly originalArgs: { readonly productId: string; readonly userId: string; readonly qty?: number };
}

function interruptedBy(call: StoppedCall, state: RootState): readonly InterruptedAction[] {
  const { productId, userId: onlyFor, qty = 1 } = call.originalArgs;
  if (selectCartMoves(state).some(({ product, isPending }) => isPending && product._id === productId))
    return [{ endpoint: 'moveToCart', productId, onlyFor }];
  // The bag keeps the line and moves it after the sign-in.
  if (state.guestBag.moving === productId) return [];
  const pending = selectPendingQuantities(state);
  // An addition that is part of a pending quantity is repeated as that quantity.
  const endpointName = productId in pending ? 'updateCart' : call.endpointName;
  switch (endpointName) {
    case 'toggleWishlist':
      return [{ endpoint: 'toggleWishlist', productId, ...(selectIsOnWishlist(state, productId) && { onlyFor }) }];
    case 'deleteItemFromCart':
      return [{ endpoint: 'deleteItemFromCart', productId, onlyFor }];
    case 'addToCart':
      return [{ endpoint: 'addToCart', productId, qty, stockSize: null }];
    default:
      // The cart falls back to the server's quantities; the pending ones are requested again afterwards.
      return Object.entries(pending).map(([line, quantity]) => ({
        endpoint: 'changeQuantity',
        productId: line,
        quantity,
        onlyFor,
      }));
  }
}

/** Records the actions to resume after the sign-in. Takes the state at the time of the 401. */
export const interruptionTaken =
  (call: StoppedCall, state: RootState): AppThunk =>
  (dispatch) => {
    for (const interrupted of interruptedBy(call, state)) dispatch(signInRequested(interrupted));
  };

/** Skips a heart that is already in the wanted state, and an action of another user. */
const resumeOne =
  (action: InterruptedAction): AppThunk<Promise<unknown>> =>
  async (dispatch, getState) => {
    const { endpoint, productId, onlyFor } = action;
    if (action.inBag || endpoint === 'checkOut') return;
    if (onlyFor && onlyFor !== selectUser(getState())?._id) return;
    if (endpoint === 'moveToCart') return dispatch(moveFromWishlistToCart(productId));
    if (endpoint === 'changeQuantity') return dispatch(changeCartQuantity(productId, action.quantity));
    if (endpoint === 'toggleWishlist' && selectIsOnWishlist(getState(), productId) !== Boolean(onlyFor)) return;
    return dispatch(performAction(action));
  };

/** After a sign-in: performs the interrupted actions once and in order, and returns failed moves to the wishlist. */
export const resumeInterrupted =
  (interrupted: readonly InterruptedAction[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (const action of interrupted) await dispatch(resumeOne(action));
    for (const { product, isPending } of selectCartMoves(getState())) if (!isPending) await dispatch(putBack(product));
  };
