import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { isUnauthorized } from '@/api/apiError';
import { storeAuthToken } from '@/api/authToken';
import { customerApi } from '@/api/customerApi';
import { sessionApi } from '@/api/sessionApi';
import { slowAnswerMs } from '@/config/constants';
import { nothingKept, slowText } from '@/config/messages';
import { canKeep } from './browserStorage';
import { productChosen } from './buyNowSlice';
import { errorText } from './errorText';
import { selectLoginModal, signInRequested } from './loginModalSlice';
import { noticeShown } from './noticeSlice';
import { resumeAfterSignIn } from './resumeAfterSignIn';
import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';
import { selectCartMoves, selectUser } from './userSlice';

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
export function makeListeners({ deferred }: Pick<ThunkExtra, 'deferred'>) {
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
      // What comes after a sign-out or a change of user concerns nobody here.
      if (!failed(action) || selectUser(getState())?._id !== action.meta.arg.originalArgs.userId) return;
      const error = action.payload;
      if (!isUnauthorized(error)) return void dispatch(noticeShown(errorText(error), 'error'));
      dispatch(signInRequested(null));
      // As things stand when the call fails: what was wanted is forgotten next.
      const state = getState();
      void deferred.load().then((loaded) => dispatch(loaded.interruptionTaken(action.meta.arg, state)));
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
    effect: ({ payload }, { dispatch, getState, getOriginalState }) => {
      storeAuthToken(payload.token);
      // A booking that waited for this sign-in goes on; also after a 401, when the same user is still in the store.
      void dispatch(resumeAfterSignIn());
      const { interrupted } = selectLoginModal(getOriginalState());
      if (interrupted.length + selectCartMoves(getState()).length > 0)
        void deferred.load().then((loaded) => dispatch(loaded.resumeInterrupted(interrupted)));
    },
  });

  return listeners;
}
