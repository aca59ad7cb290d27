import { isUnauthorized } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import type { Held } from './heldAtStock';
import { type CustomerAction, loginAsked } from './loginModalSlice';
import { noticeShown } from './noticeSlice';
import { problemText } from './problemText';
import type { AppDispatch, RootState } from './storeTypes';
import { moveEnded, selectMoves, selectServerCartItems, selectUser } from './userSlice';
import { selectIsHeartBusy, selectIsListed } from './wishlistSelectors';

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
  /** Whether it waits for a sign-in. */
  readonly waits: boolean;
}

const notDone: ActionOutcome = { done: false, problem: null, waits: false };
const waiting: ActionOutcome = { ...notDone, waits: true };

/** What of it the stock allows: the code that says so comes where the cart holds some of the product already. */
async function held(pressed: CustomerAction, state: RootState): Promise<Held> {
  const inCart = selectServerCartItems(state).some(({ productId }) => productId?._id === pressed.productId);
  // Without that code the server has the last word.
  const loaded = pressed.endpoint === 'addToCart' && inCart ? await import('./heldAtStock').catch(() => null) : null;
  return loaded?.heldAtStock(pressed, state) ?? { action: pressed, told: '' };
}

/**
 * Carries out what a customer pressed, or asks a guest to sign in first (ruling 7). Of a known stock no more is added than
 * there is (ruling 38). Resolves to what came of it; the toast and the login modal are the listeners' business.
 */
export function tryAsCustomer(pressed: CustomerAction) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<ActionOutcome> => {
    const state = getState();
    const user = selectUser(state);
    if (!user) {
      dispatch(loginAsked(pressed));
      return waiting;
    }
    const { endpoint, productId } = pressed;
    if (endpoint === 'toggleWishlist') {
      if (selectIsHeartBusy(state, productId)) return notDone;
      if (selectMoves(state).some(({ product }) => product._id === productId)) {
        dispatch(moveEnded(productId));
        // It only stood there because its way to the cart had failed.
        if (!selectIsListed(state, productId)) return { ...notDone, done: true };
      }
    }
    const { action, told } = await held(pressed, state);
    if (!action) {
      dispatch(noticeShown(told, 'error'));
      return { ...notDone, problem: told };
    }
    const outcome = await start(dispatch, action, user._id);
    if (isUnauthorized(outcome.error)) return waiting;
    if (outcome.error) return { ...notDone, problem: problemText(outcome.error) };
    if (told) dispatch(noticeShown(told, 'info'));
    return { ...notDone, done: true };
  };
}

/** `tryAsCustomer` for whom it is enough to know whether it succeeded. */
export function actAsCustomer(action: CustomerAction) {
  return async (dispatch: AppDispatch): Promise<boolean> => (await dispatch(tryAsCustomer(action))).done;
}
