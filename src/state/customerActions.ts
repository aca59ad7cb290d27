import { isUnauthorized } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { errorText } from './errorText';
import { keepForGuest } from './keepForGuest';
import { limitToStock } from './limitToStock';
import { type CustomerAction, signInRequested } from './loginModalSlice';
import { noticeShown } from './noticeSlice';
import type { AppDispatch, RootState } from './storeTypes';
import { selectUser } from './userSlice';
import { selectIsHeartBusy } from './wishlistSelectors';

export interface ActionOutcome {
  readonly done: boolean;
  /** What the red toast says; null where nothing failed or a sign-in is asked for. */
  readonly problem: string | null;
  /** True while it waits for a sign-in. */
  readonly waits: boolean;
}

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

const notDone: ActionOutcome = { done: false, problem: null, waits: false };
const waiting: ActionOutcome = { ...notDone, waits: true };

/** Asks a guest to sign in (ruling 7), and keeps what was pressed on the device. Taking a heart back needs no sign-in. */
function pressedByGuest(pressed: CustomerAction) {
  return (dispatch: AppDispatch): ActionOutcome => {
    const result = dispatch(keepForGuest(pressed));
    if (result === 'done') return { ...notDone, done: true };
    dispatch(signInRequested(result === 'kept' ? { ...pressed, kept: true } : pressed));
    return waiting;
  };
}

/**
 * Performs a customer's action, or asks a guest to sign in first (ruling 7). Adds no more than a known stock allows (ruling 38).
 * Listeners show the toast and the login modal.
 */
export function performAction(pressed: CustomerAction) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<ActionOutcome> => {
    const state = getState();
    const user = selectUser(state);
    if (!user) return dispatch(pressedByGuest(pressed));
    if (pressed.endpoint === 'toggleWishlist' && selectIsHeartBusy(state, pressed.productId)) return notDone;
    const { action, notice } = limitToStock(pressed, state);
    if (!action) {
      dispatch(noticeShown(notice, 'error'));
      return { ...notDone, problem: notice };
    }
    const outcome = await start(dispatch, action, user._id);
    if (isUnauthorized(outcome.error)) return waiting;
    if (outcome.error) return { ...notDone, problem: errorText(outcome.error) };
    if (notice) dispatch(noticeShown(notice, 'info'));
    return { ...notDone, done: true };
  };
}

/** `performAction` for callers that only need to know whether it succeeded. */
export function actAsCustomer(action: CustomerAction) {
  return async (dispatch: AppDispatch): Promise<boolean> => (await dispatch(performAction(action))).done;
}
