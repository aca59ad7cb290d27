import { isOutcomeUnknown, isSignInRequired } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { roomInCart, type StockLimitedItem } from '@/domain/stock';
import { selectCartItems } from './cart';
import { addToBag, readGuestBag, removeFromBag, saveProduct, selectBagItems, selectIsSaved } from './guestBag';
import {
  type CustomerAction,
  type SignInReason,
  type StoredAction,
  selectLoginModal,
  signIn,
  signInRequested,
} from './loginModal';
import { failureText, noticeShown } from './notices';
import { selectProduct } from './products';
import type { AppDispatch, AppThunk, RootState } from './storeTypes';
import { stateTexts } from './texts';
import { selectCartMoves, selectUser } from './userSlice';
import { selectIsOnWishlist, selectIsWishlistPending } from './wishlist';

/** How many of a product the lines request, before the stock limits them. */
function requestedIn(items: readonly StockLimitedItem[], productId: string): number {
  return items.reduce(
    (sum, { product, quantity, requested = quantity }) => (product?._id === productId ? sum + requested : sum),
    0,
  );
}

/** Puts into the bag what the stock allows (ruling 38). Returns whether the product is known. */
const addWithinStock =
  (productId: string, qty: number): AppThunk<boolean> =>
  (dispatch, getState) => {
    const product = selectProduct(getState(), productId);
    if (!product) return false;
    const { stockSize } = product;
    const room = stockSize ? roomInCart(qty, requestedIn(selectBagItems(getState()), productId), stockSize) : qty;
    if (room > 0) dispatch(addToBag(product, room));
    if (stockSize && room < qty) {
      const text = room === 0 ? stateTexts.allInBag(stockSize) : stateTexts.addedLess(stockSize, room);
      dispatch(noticeShown(text, 'info'));
    }
    return true;
  };

/**
 * Stores a guest's action on the device, and returns it: a sign-in moves it to the account. Returns 'done' if it needs
 * no sign-in, null if it cannot be stored.
 */
const storeForGuest =
  (action: CustomerAction): AppThunk<StoredAction | 'done' | null> =>
  (dispatch, getState) => {
    const { productId } = action;
    // The heart's state as shown: what an earlier visit saved may not have been read yet.
    const wasShownSaved = selectIsSaved(getState(), productId);
    dispatch(readGuestBag());
    if (action.endpoint === 'addToCart') return dispatch(addWithinStock(productId, action.qty)) ? action : null;
    if (action.endpoint === 'deleteItemFromCart') return null;
    if (wasShownSaved) {
      dispatch(removeFromBag('saved', productId));
      return 'done';
    }
    const product = selectProduct(getState(), productId);
    if (product) dispatch(saveProduct(product));
    return product ? action : null;
  };

interface Limited {
  /** The part of the action that can be performed; null for none. */
  readonly action: CustomerAction | null;
  /** The notice if that is less than requested, else ''. */
  readonly notice: string;
}

/** Limits an addition to the stock that the cart leaves (ruling 38); any other action stays as it is. */
export function limitToStock(action: CustomerAction, state: RootState): Limited {
  // The server has its own message for a product that is sold out.
  if (action.endpoint !== 'addToCart' || !action.stockSize) return { action, notice: '' };
  const { productId, stockSize } = action;
  const inCart = requestedIn(selectCartItems(state), productId);
  const qty = roomInCart(action.qty, inCart, stockSize);
  if (qty === action.qty) return { action, notice: '' };
  if (qty === 0) return { action: null, notice: stateTexts.allInCart(stockSize) };
  const notice = inCart > 0 ? stateTexts.addedLessToCart(stockSize, inCart, qty) : stateTexts.addedLess(stockSize, qty);
  return { action: { ...action, qty }, notice };
}

export interface ActionOutcome {
  readonly done: boolean;
  /** The red toast's text; '' if nothing failed or a sign-in is required. */
  readonly problem: string;
  /** Whether the failed action may have been done. */
  readonly unclear: boolean;
  /** Whether the action needs a sign-in, which was declined or is still open. */
  readonly waits: boolean;
  /** The notice if less was done than requested, else ''. */
  readonly notice: string;
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

const notDone: ActionOutcome = { done: false, problem: '', unclear: false, waits: false, notice: '' };
const waiting: ActionOutcome = { ...notDone, waits: true };

/** Asks a guest to sign in (ruling 7), and stores the action on the device. Removing a heart needs no sign-in. */
const pressedByGuest =
  (pressed: CustomerAction): AppThunk<Promise<ActionOutcome>> =>
  async (dispatch, getState) => {
    // The dialog of the first click is about to show: a second click would count twice.
    if (selectLoginModal(getState()).open) return waiting;
    const stored = dispatch(storeForGuest(pressed));
    if (stored === 'done') return { ...notDone, done: true };
    if (!stored)
      return (await dispatch(signIn(pressed.endpoint, undefined))) ? dispatch(performAction(pressed)) : waiting;
    dispatch(signInRequested(pressed.endpoint, stored));
    return waiting;
  };

function reasonOf({ endpoint, productId }: CustomerAction, state: RootState): SignInReason {
  if (selectCartMoves(state).some(({ product, isPending }) => isPending && product._id === productId))
    return 'moveToCart';
  return endpoint === 'toggleWishlist' && selectIsOnWishlist(state, productId) ? 'changeWishlist' : endpoint;
}

/** After a 401: performs the action once the customer has signed in, but no heart that has the wanted state by then. */
const performSignedIn =
  (action: CustomerAction, before: RootState): AppThunk<Promise<ActionOutcome>> =>
  async (dispatch, getState) => {
    if (!(await dispatch(signIn(reasonOf(action, before), selectUser(before)?._id)))) return waiting;
    const wished = [before, getState()].map((state) => selectIsOnWishlist(state, action.productId));
    if (action.endpoint === 'toggleWishlist' && wished[0] !== wished[1]) return { ...notDone, done: true };
    return dispatch(performAction(action));
  };

/**
 * Performs a customer's action, after a 401 once the customer has signed in; asks a guest to sign in (ruling 7). Adds
 * no more than a known stock allows (ruling 38). Listeners show the toast and the login modal.
 */
export const performAction =
  (pressed: CustomerAction): AppThunk<Promise<ActionOutcome>> =>
  async (dispatch, getState) => {
    const state = getState();
    const user = selectUser(state);
    if (!user) return dispatch(pressedByGuest(pressed));
    if (pressed.endpoint === 'toggleWishlist' && selectIsWishlistPending(state, pressed.productId)) return notDone;
    const { action, notice } = limitToStock(pressed, state);
    if (!action) {
      dispatch(noticeShown(notice, 'error'));
      return { ...notDone, problem: notice };
    }
    const { error } = await start(dispatch, action, user._id);
    if (isSignInRequired(error)) return dispatch(performSignedIn(pressed, state));
    if (error) return { ...notDone, problem: failureText(action.endpoint, error), unclear: isOutcomeUnknown(error) };
    if (notice) dispatch(noticeShown(notice, 'info'));
    return { ...notDone, done: true, notice };
  };

/** `performAction` for callers that only need to know whether it succeeded. */
export const actAsCustomer =
  (action: CustomerAction): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    (await dispatch(performAction(action))).done;
