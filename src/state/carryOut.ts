import { carryOutPressed } from './carryOutPressed';
import { changeCartQuantity } from './cartQuantity';
import type { InterruptedAction } from './loginModalSlice';
import type { AppDispatch, RootState } from './storeTypes';
import { selectMoves, selectUser } from './userSlice';
import { moveFromWishlistToCart, putBack } from './wishlistMove';
import { selectIsListed } from './wishlistSelectors';

/** A heart that already stands as it was wanted is left alone; what is another's is carried out for nobody else. */
function carryOutOne(action: InterruptedAction) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<unknown> => {
    const { endpoint, productId, onlyFor } = action;
    if (onlyFor && onlyFor !== selectUser(getState())?._id) return;
    if (endpoint === 'moveToCart') return dispatch(moveFromWishlistToCart(productId));
    if (endpoint === 'changeQuantity') return dispatch(changeCartQuantity(productId, action.quantity));
    if (endpoint === 'toggleWishlist' && selectIsListed(getState(), productId) !== Boolean(onlyFor)) return;
    return dispatch(carryOutPressed(action));
  };
}

/** After a sign-in: takes up what waited for it, once and in order, and puts back what was left on its way to the cart. */
export function carryOutInterrupted(interrupted: readonly InterruptedAction[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    for (const action of interrupted) await dispatch(carryOutOne(action));
    for (const { product, underWay } of selectMoves(getState())) if (!underWay) await dispatch(putBack(product));
  };
}
