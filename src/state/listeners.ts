import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { isSignInRequired } from '@/api/apiError';
import { storeAuthToken } from '@/api/authToken';
import { customerApi } from '@/api/customerApi';
import { productApi } from '@/api/productApi';
import { refetchFailed } from '@/api/shopApi';
import { slowResponseMs } from '@/config/constants';
import { slowText, storageBlocked } from '@/config/messages';
import { differsBeside } from '@/domain/cart';
import { forgetDraftsOfOthers } from '@/lib/drafts';
import { noteServerText } from '@/lib/serverWriting';
import { productChosen } from './buyNow';
import { putFailedMovesBack } from './cartMove';
import { signInRequested } from './loginModal';
import { failureText, noticeShown } from './notices';
import { canStore } from './persistence';
import { announceProductNews } from './productFreshness';
import type { AppDispatch, AppThunk, RootState, ThunkExtra } from './storeTypes';
import { stateTexts } from './texts';
import { selectServerCartItems, selectUser } from './userSlice';

const { logIn, toggleWishlist, addToCart, updateCart, deleteItemFromCart } = customerApi.endpoints;
const { getProducts, getProduct } = productApi.endpoints;

/** The calls that change wishlist or cart. */
const changes = [toggleWishlist, addToCart, updateCart, deleteItemFromCart];
const pending = isAnyOf(...changes.map(({ matchPending }) => matchPending));
const fulfilled = isAnyOf(...changes.map(({ matchFulfilled }) => matchFulfilled));
const rejected = isAnyOf(...changes.map(({ matchRejected }) => matchRejected));
const settled = isAnyOf(fulfilled, rejected);
const added = isAnyOf(toggleWishlist.matchFulfilled, addToCart.matchFulfilled);
const readRejected = isAnyOf(getProducts.matchRejected, getProduct.matchRejected);

/** Resumes a booking that waited for this sign-in, opening the payment desk if needed. Never rejects. */
const resumeAfterSignIn = (): AppThunk<Promise<void>> => async (dispatch) => {
  try {
    const { openPaymentDesk } = await import('./paymentDesk');
    await dispatch(openPaymentDesk()).resumeAll();
  } catch {
    // The code failed to load; the line of an open payment appears once it loads.
  }
};

/** Reactions to responses, independent of components. */
export function makeListeners({ persistence }: Pick<ThunkExtra, 'persistence'>) {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();
  announceProductNews(listeners.startListening);

  // §4: the server's message in a toast, green for the two success texts.
  listeners.startListening({
    matcher: added,
    effect: ({ payload: { message }, meta }, { dispatch }) => {
      if (message) dispatch(noticeShown(noteServerText(message), undefined, meta.arg.originalArgs.productId));
    },
  });

  // A call changes one line, and calls run one at a time: any other change of the cart came from another browser.
  listeners.startListening({
    matcher: fulfilled,
    effect: ({ meta }, { dispatch, getState, getOriginalState }) => {
      const { productId, userId } = meta.arg.originalArgs;
      const [before, now] = [getOriginalState(), getState()];
      const isSameUser = [before, now].every((state) => selectUser(state)?._id === userId);
      if (isSameUser && differsBeside(productId, selectServerCartItems(before), selectServerCartItems(now)))
        dispatch(noticeShown(stateTexts.cartChangedElsewhere, 'info'));
    },
  });

  // §8: a 401 opens the login modal; any other failure shows a red toast (ruling 15).
  listeners.startListening({
    matcher: rejected,
    effect: ({ payload: error, meta }, { dispatch, getState }) => {
      // A failure that arrives after a sign-out or a change of user is ignored.
      const { productId, userId } = meta.arg.originalArgs;
      if (selectUser(getState())?._id !== userId) return;
      if (isSignInRequired(error)) dispatch(signInRequested());
      else dispatch(noticeShown(failureText(meta.arg.endpointName, error), 'error', productId));
    },
  });

  // Ruling 54: so does a read's 401; the page keeps its error panel until the read is repeated after the sign-in.
  listeners.startListening({
    matcher: readRejected,
    effect: ({ payload }, { dispatch }) => {
      if (isSignInRequired(payload)) dispatch(signInRequested());
    },
  });

  // Ruling 26: a slow response to a tap shows a toast, as the page has no other region for it.
  listeners.startListening({
    matcher: pending,
    effect: async ({ meta: { requestId } }, { condition, dispatch }) => {
      const over = (next: unknown) => settled(next) && next.meta.requestId === requestId;
      if (!(await condition(over, slowResponseMs))) dispatch(noticeShown(slowText, 'info'));
    },
  });

  // Says once that storage is blocked, when there is first something to store.
  listeners.startListening({
    matcher: isAnyOf(logIn.matchFulfilled, productChosen),
    effect: (_, { dispatch, unsubscribe }) => {
      if (canStore()) return;
      unsubscribe();
      dispatch(noticeShown(storageBlocked, 'info'));
    },
  });

  // A customer's drafts must not be left to the next user, not even after the page is loaded again.
  listeners.startListening({
    predicate: ({ type }, now, before) => type === REHYDRATE || selectUser(now)?._id !== selectUser(before)?._id,
    effect: (_, { getState }) => forgetDraftsOfOthers(selectUser(getState())?._id ?? ''),
  });

  // §4: stores the token and, as the page may unload soon, the user.
  listeners.startListening({
    matcher: logIn.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      storeAuthToken(payload.token);
      void persistence.persistor?.flush();
      dispatch(refetchFailed());
      // A booking that waited for this sign-in resumes, even when a 401 left the same user in the store.
      void dispatch(resumeAfterSignIn());
      void dispatch(putFailedMovesBack());
    },
  });

  return listeners;
}
