import { customerApi } from '@/api/customerApi';
import { type InterruptedAction, loginAsked } from './loginModalSlice';
import type { AppDispatch, RootState } from './storeTypes';
import { selectUser } from './userSlice';
import { selectTappedHearts } from './wishlistTapSlice';

const { toggleWishlist, addToCart, deleteItemFromCart } = customerApi.endpoints;

function start(dispatch: AppDispatch, action: InterruptedAction, userId: string) {
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

/**
 * Carries out what a customer pressed, or asks a guest to sign in first (ruling 7).
 * Resolves to whether it succeeded; the toast and the login modal are the listeners' business.
 */
export function actAsCustomer(action: InterruptedAction) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    const user = selectUser(getState());
    if (!user) {
      dispatch(loginAsked(action));
      return false;
    }
    if (action.endpoint === 'toggleWishlist' && selectTappedHearts(getState()).includes(action.productId)) return false;
    const outcome = await start(dispatch, action, user._id);
    return !('error' in outcome);
  };
}

/** Takes up an interrupted action after signing in; a heart that the account already holds stays filled. */
export function carryOutInterrupted(action: InterruptedAction) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const listed = selectUser(getState())?.wishlistedItems.some((product) => product._id === action.productId);
    if (action.endpoint === 'toggleWishlist' && listed) return;
    await dispatch(actAsCustomer(action));
  };
}

/**
 * Add to Cart on the wishlist page (§4): first removes the product from the wishlist, then adds 1 to the cart.
 * When adding fails the product is put back, so that nothing is lost (ruling 14).
 */
export function moveFromWishlistToCart(productId: string) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const removed = await dispatch(actAsCustomer({ endpoint: 'toggleWishlist', productId }));
    if (!removed) return;
    const added = await dispatch(actAsCustomer({ endpoint: 'addToCart', productId, qty: 1 }));
    if (!added) await dispatch(actAsCustomer({ endpoint: 'toggleWishlist', productId }));
  };
}
