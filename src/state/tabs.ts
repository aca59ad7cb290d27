import { REHYDRATE } from 'redux-persist';
import * as v from 'valibot';
import { forgetAuthToken } from '@/api/authToken';
import { shopApi } from '@/api/shopApi';
import { authTokenKey, persistKey } from '@/config/constants';
import { local } from '@/lib/storage';
import { onStored } from '@/lib/visibility';
import { loginDismissed } from './loginModal';
import { selectEndedSignIn } from './logOut';
import { noticeShown } from './notices';
import { payPalOpenEnded, selectPayPalOpen } from './payment';
import { changeTimesSchema, persistedSlices, sanitizeState, sliceNames, storageKey, storedState } from './persistence';
import type { AppThunk, RootState } from './storeTypes';
import { stateTexts } from './texts';
import { type SignIn, selectSignIn, signedOut, signedOutUser } from './userSlice';

/** Follows another tab's sign-out without writing: that tab wipes the storage. */
const followSignOut =
  (): AppThunk =>
  (dispatch, getState, { persistence }) => {
    persistence.storage.paused = true;
    dispatch(signedOut(selectSignIn(getState())));
    dispatch(shopApi.util.resetApiState());
    if (local.read(authTokenKey) === null) forgetAuthToken();
    dispatch(noticeShown(stateTexts.signedOutElsewhere, 'info'));
  };

/** The slices that this tab changed last but could not store, with the new times, whose change gets them stored. */
function changedLater(stored: Record<string, unknown>, state: RootState): Partial<RootState> {
  const { changedAt } = stored;
  if (!v.is(changeTimesSchema, changedAt)) return {};
  const later = sliceNames.filter((name) => state.changedAt[name] > changedAt[name]);
  if (later.length === 0) return {};
  return {
    ...Object.fromEntries(later.map((name) => [name, state[name]])),
    changedAt: { ...changedAt, ...Object.fromEntries(later.map((name) => [name, state.changedAt[name]])) },
  };
}

/** The slices that differ from this tab's: adopting equal ones would make the tabs write in turns forever. */
function differing(stored: Record<string, unknown>, state: RootState): Record<string, unknown> {
  const own = sanitizeState(state);
  return Object.fromEntries(
    persistedSlices
      .filter((name) => name in stored && JSON.stringify(stored[name]) !== JSON.stringify(own[name]))
      .map((name) => [name, stored[name]]),
  );
}

const isSame = (one: SignIn, other: SignIn | null) =>
  one.userId === other?.userId && one.signedInAt === other.signedInAt;

/** Adopts what another tab stored: a sign-out, a sign-in as someone else, a changed cart or checkout. */
export const catchUp =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { persistence }) => {
    // The review page may not change while PayPal's window is open.
    if (selectPayPalOpen(getState()) || !persistence.storage.changedElsewhere(storageKey)) return;
    const before = selectSignIn(getState())?.userId;
    const stored = storedState(persistence.storage) ?? {};
    const storedSignIn = selectSignIn({ ...getState(), ...('user' in stored ? stored : { user: signedOutUser }) });
    const after = storedSignIn?.userId;
    if (!before && storedSignIn && isSame(storedSignIn, selectEndedSignIn(getState()))) {
      // Another tab wrote before it learnt of the sign-out, which must not undo it.
      await persistence.storage.removeItem(storageKey);
      return persistence.storage.acceptWiped(storageKey);
    }
    if (before && !after) return dispatch(followSignOut());
    // Someone is signed in again: this tab's changes have to be stored too.
    if (after) persistence.storage.paused = false;
    if (before && before !== after) {
      // Pending taps, the login modal and the caches belong to the previous customer.
      dispatch(signedOut(null));
      dispatch(shopApi.util.resetApiState());
    }
    if (before !== after) dispatch(loginDismissed());
    const state = getState();
    const later = before === after ? changedLater(stored, state) : {};
    const payload = { ...differing(stored, state), ...later };
    if (Object.keys(payload).length > 0) dispatch({ type: REHYDRATE, key: persistKey, payload });
  };

/** Call it once PayPal's window has closed: adopts what other tabs changed meanwhile, above all a sign-out. */
export const payPalClosed = (): AppThunk<Promise<void>> => async (dispatch) => {
  dispatch(payPalOpenEnded());
  await dispatch(catchUp());
};

/** Keeps this tab in sync with the others. Returns an unsubscribe function. */
export const followOtherTabs = (): AppThunk<() => void> => (dispatch) => {
  const sync = () => void dispatch(catchUp());
  // This code loads after the first page: another tab may have written meanwhile.
  sync();
  return onStored([storageKey, authTokenKey], sync);
};
