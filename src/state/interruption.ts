import { changeCartQuantity } from './cartQuantity';
import { selectWantedQuantities } from './cartTapSlice';
import { performAction } from './customerActions';
import { type InterruptedAction, signInRequested } from './loginModalSlice';
import { moveFromWishlistToCart, putBack } from './moveToCart';
import type { AppDispatch, RootState } from './storeTypes';
import { selectCartMoves, selectUser } from './userSlice';
import { selectIsListed } from './wishlistSelectors';

/** A call that a 401 interrupted. */
interface StoppedCall {
  readonly endpointName: string;
  readonly originalArgs: { readonly productId: string; readonly userId: string; readonly qty?: number };
}

function interruptedBy(call: StoppedCall, state: RootState): readonly InterruptedAction[] {
  const { productId, userId: onlyFor, qty = 1 } = call.originalArgs;
  if (selectCartMoves(state).some(({ product, underWay }) => underWay && product._id === productId))
    return [{ endpoint: 'moveToCart', productId, onlyFor }];
  // The bag keeps the line and moves it after the sign-in.
  if (state.guestBag.moving === productId) return [];
  switch (call.endpointName) {
    case 'toggleWishlist':
      return [{ endpoint: 'toggleWishlist', productId, ...(selectIsListed(state, productId) && { onlyFor }) }];
    case 'deleteItemFromCart':
      return [{ endpoint: 'deleteItemFromCart', productId, onlyFor }];
    case 'addToCart':
      return [{ endpoint: 'addToCart', productId, qty, stockSize: null }];
    default:
      // The cart falls back to the server's quantities; those that were wanted are requested again afterwards.
      return Object.entries(selectWantedQuantities(state)).map(([line, quantity]) => ({
        endpoint: 'changeQuantity',
        productId: line,
        quantity,
        onlyFor,
      }));
  }
}

/** Records the actions to resume after the sign-in. Takes the state at the time of the 401. */
export function interruptionTaken(call: StoppedCall, state: RootState) {
  return (dispatch: AppDispatch): void => {
    for (const interrupted of interruptedBy(call, state)) dispatch(signInRequested(interrupted));
  };
}

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
