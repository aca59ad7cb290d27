import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { isUnauthorized } from '@/api/apiError';
import { storeAuthToken } from '@/api/authToken';
import { customerApi } from '@/api/customerApi';
import { sessionApi } from '@/api/sessionApi';
import { slowAnswerMs } from '@/config/constants';
import { nothingKept, slowText } from '@/config/messages';
import { canKeep } from './browserStorage';
import { productChosen } from './buyNowSlice';
import { carryOutInterrupted } from './customerActions';
import { type InterruptedAction, loginAsked, selectLoginModal } from './loginModalSlice';
import { noticeShown } from './noticeSlice';
import { selectPayPalOpen } from './paymentSlice';
import { problemText } from './problemText';
import { resumeAfterSignIn } from './resumeAfterSignIn';
import type { AppDispatch, RootState } from './storeTypes';
import { catchUp } from './tabs';
import { selectUser } from './userSlice';

const { toggleWishlist, addToCart, updateCart, deleteItemFromCart } = customerApi.endpoints;

const told = isAnyOf(toggleWishlist.matchFulfilled, addToCart.matchFulfilled);
const failed = isAnyOf(
  toggleWishlist.matchRejected,
  addToCart.matchRejected,
  updateCart.matchRejected,
  deleteItemFromCart.matchRejected,
);

const begun = isAnyOf(
  toggleWishlist.matchPending,
  addToCart.matchPending,
  updateCart.matchPending,
  deleteItemFromCart.matchPending,
);
const settled = isAnyOf(failed, told, updateCart.matchFulfilled, deleteItemFromCart.matchFulfilled);

/** Reactions to answers: what no component has to remember to do. */
export function makeListeners() {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();

  // §4: the server's message in a toast, green for the two success texts.
  listeners.startListening({
    predicate: (action) => told(action),
    effect: (action, { dispatch }) => {
      if (told(action) && action.payload.message) dispatch(noticeShown(action.payload.message));
    },
  });

  // §8: a 401 opens the login modal; any other failure is told in a red toast (ruling 15).
  listeners.startListening({
    predicate: (action) => failed(action),
    effect: (action, { dispatch, getState }) => {
      if (!failed(action)) return;
      const error = action.payload;
      if (isUnauthorized(error)) dispatch(loginAsked(interruptedOf(action, getState())));
      else dispatch(noticeShown(problemText(error), 'error'));
    },
  });

  // Ruling 26: a tap whose answer takes long is named, for it has no place on the page to say so.
  listeners.startListening({
    predicate: (action) => begun(action),
    effect: async (action, { condition, dispatch }) => {
      if (!begun(action)) return;
      const { requestId } = action.meta;
      const over = (next: unknown) => settled(next) && next.meta.requestId === requestId;
      if (!(await condition(over, slowAnswerMs))) dispatch(noticeShown(slowText, 'info'));
    },
  });

  // What other tabs did while PayPal's window was open is taken up once it is closed, a sign-out above all.
  listeners.startListening({
    predicate: (_, now, before) => selectPayPalOpen(before) && !selectPayPalOpen(now),
    effect: (_, { dispatch }) => dispatch(catchUp()),
  });

  // A browser that keeps nothing: said when there is first something to keep.
  listeners.startListening({
    matcher: isAnyOf(sessionApi.endpoints.logIn.matchFulfilled, productChosen),
    effect: (_, { dispatch, unsubscribe }) => {
      if (canKeep()) return;
      unsubscribe();
      dispatch(noticeShown(nothingKept, 'info'));
    },
  });

  // §4: the token is kept; ruling 7: what the sign-in interrupted is carried out once.
  listeners.startListening({
    matcher: sessionApi.endpoints.logIn.matchFulfilled,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      storeAuthToken(payload.token);
      // A booking that waited for this sign-in goes on; also after a 401, when the same user is still in the store.
      void dispatch(resumeAfterSignIn());
      const { interrupted } = selectLoginModal(getOriginalState());
      if (interrupted) void dispatch(carryOutInterrupted(interrupted));
    },
  });

  return listeners;
}

type RejectedAction = {
  meta: {
    arg: {
      endpointName: string;
      originalArgs: { productId: string; userId: string; qty?: number };
    };
  };
};

/** What to take up after signing in; a change of quantity is not: the shopper sees the cart anew. */
function interruptedOf({ meta }: RejectedAction, state: RootState): InterruptedAction | null {
  const { endpointName, originalArgs } = meta.arg;
  const { productId, userId, qty } = originalArgs;
  switch (endpointName) {
    case 'toggleWishlist': {
      const listed = selectUser(state)?.wishlistedItems.some((product) => product._id === productId);
      return { endpoint: endpointName, productId, ...(listed && { removesFor: userId }) };
    }
    case 'deleteItemFromCart':
      return { endpoint: endpointName, productId, removesFor: userId };
    case 'addToCart':
      return { endpoint: endpointName, productId, qty: qty ?? 1 };
    default:
      return null;
  }
}
