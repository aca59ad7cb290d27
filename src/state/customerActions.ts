import { isUnauthorized } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { type CustomerAction, type InterruptedAction, loginAsked, selectLoginModal } from './loginModalSlice';
import { problemText } from './problemText';
import type { AppDispatch, RootState } from './storeTypes';
import { selectUser } from './userSlice';
import { selectTappedHearts } from './wishlistTapSlice';

const { toggleWishlist, addToCart, deleteItemFromCart } = customerApi.endpoints;

function start(dispatch: AppDispatch, action: CustomerAction, userId: string) {
  const { productId } = action;
  switch (action.endpoint) {
    case 'toggleWishlist':
      return dispatch(toggleWishlist.initiate({ productId, userId }));
    case 'addToCart':
      return dispatch(addToCart.initiate({ productId, userId, qty: action.qty }));
    case 'deleteItemFromCart':
      return dispatch(deleteItemFromCart.initiate({ productId, userId }));
  }
}

export interface ActionOutcome {
  readonly done: boolean;
  /** What the red toast says; null where nothing failed or a sign-in is asked for. */
  readonly problem: string | null;
}

const notDone: ActionOutcome = { done: false, problem: null };

/**
 * Carries out what a customer pressed, or asks a guest to sign in first (ruling 7).
 * Resolves to what came of it; the toast and the login modal are the listeners' business.
 */
export function tryAsCustomer(action: CustomerAction) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<ActionOutcome> => {
    const user = selectUser(getState());
    if (!user) {
      dispatch(loginAsked(action));
      return notDone;
    }
    if (action.endpoint === 'toggleWishlist' && selectTappedHearts(getState()).includes(action.productId))
      return notDone;
    const outcome = await start(dispatch, action, user._id);
    if (!('error' in outcome)) return { done: true, problem: null };
    return { done: false, problem: isUnauthorized(outcome.error) ? null : problemText(outcome.error) };
  };
}

/** `tryAsCustomer` for whom it is enough to know whether it succeeded. */
export function actAsCustomer(action: CustomerAction) {
  return async (dispatch: AppDispatch): Promise<boolean> => (await dispatch(tryAsCustomer(action))).done;
}

/**
 * Takes up an interrupted action after signing in. A heart that already stands as it was wanted is left alone, and what
 * takes something away is carried out only for the user it was meant for.
 */
export function carryOutInterrupted(action: InterruptedAction) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const user = selectUser(getState());
    if (action.removesFor && action.removesFor !== user?._id) return;
    if (action.endpoint === 'moveToCart') return dispatch(moveFromWishlistToCart(action.productId));
    const listed = user?.wishlistedItems.some((product) => product._id === action.productId) ?? false;
    if (action.endpoint === 'toggleWishlist' && listed !== Boolean(action.removesFor)) return;
    await dispatch(actAsCustomer(action));
  };
}

/**
 * Add to Cart on the wishlist page (§4): first removes the product from the wishlist, then adds 1 to the cart.
 * When adding fails the product is put back, so that nothing is lost (ruling 14).
 */
export function moveFromWishlistToCart(productId: string) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const removed = await dispatch(actAsCustomer({ endpoint: 'toggleWishlist', productId }));
    if (!removed) {
      // After a 401 the whole move is taken up, not its first half.
      const { interrupted } = selectLoginModal(getState());
      if (interrupted?.endpoint === 'toggleWishlist' && interrupted.productId === productId)
        dispatch(loginAsked({ ...interrupted, endpoint: 'moveToCart' }));
      return;
    }
    const added = await dispatch(actAsCustomer({ endpoint: 'addToCart', productId, qty: 1 }));
    if (!added) await dispatch(actAsCustomer({ endpoint: 'toggleWishlist', productId }));
  };
}
