import { changeCartQuantity } from './cartQuantity';
import type { InterruptedAction } from './loginModalSlice';
import { moveFromWishlistToCart, putBack } from './moveToCart';
import { performAction } from './performAction';
import type { AppDispatch, RootState } from './storeTypes';
import { selectCartMoves, selectUser } from './userSlice';
import { selectIsListed } from './wishlistSelectors';

/** Skips a heart that is already in the wanted state, and an action of another user. */
function resumeOne(action: InterruptedAction) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<unknown> => {
    const { endpoint, productId, onlyFor } = action;
    if (action.kept || endpoint === 'checkOut') return;
    if (onlyFor && onlyFor !== selectUser(getState())?._id) return;
    if (endpoint === 'moveToCart') return dispatch(moveFromWishlistToCart(productId));
    if (endpoint === 'changeQuantity') return dispatch(changeCartQuantity(productId, action.quantity));
    if (endpoint === 'toggleWishlist' && selectIsListed(getState(), productId) !== Boolean(onlyFor)) return;
    return dispatch(performAction(action));
  };
}

/** After a sign-in: performs the actions that waited for it, once and in order, and returns failed moves to the wishlist. */
export function resumeInterrupted(interrupted: readonly InterruptedAction[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    for (const action of interrupted) await dispatch(resumeOne(action));
    for (const { product, underWay } of selectCartMoves(getState())) if (!underWay) await dispatch(putBack(product));
  };
}
