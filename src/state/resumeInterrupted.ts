import { changeCartQuantity } from './cartQuantity';
import type { InterruptedAction } from './loginModalSlice';
import { moveFromWishlistToCart, putBack } from './moveToCart';
import { performAction } from './performAction';
import type { AppDispatch, RootState } from './storeTypes';
import { selectCartMoves, selectUser } from './userSlice';
import { selectIsListed } from './wishlistSelectors';

/** A heart that already stands as it was wanted is left alone; what is another's is carried out for nobody else. */
function resumeOne(action: InterruptedAction) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<unknown> => {
    const { endpoint, productId, onlyFor } = action;
    if (onlyFor && onlyFor !== selectUser(getState())?._id) return;
    if (endpoint === 'moveToCart') return dispatch(moveFromWishlistToCart(productId));
    if (endpoint === 'changeQuantity') return dispatch(changeCartQuantity(productId, action.quantity));
    if (endpoint === 'toggleWishlist' && selectIsListed(getState(), productId) !== Boolean(onlyFor)) return;
    return dispatch(performAction(action));
  };
}

/** After a sign-in: takes up what waited for it, once and in order, and puts back what was left on its way to the cart. */
export function resumeInterrupted(interrupted: readonly InterruptedAction[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    for (const action of interrupted) await dispatch(resumeOne(action));
    for (const { product, underWay } of selectCartMoves(getState())) if (!underWay) await dispatch(putBack(product));
  };
}
