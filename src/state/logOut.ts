import { createSlice } from '@reduxjs/toolkit';
import { forgetAuthToken } from '@/api/authToken';
import { shopApi } from '@/api/shopApi';
import { listen } from '@/lib/listen';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { selectIsSyncing } from './cart';
import { selectGuestBag } from './guestBag';
import { storageKey, wipeStorage } from './persistence';
import { type AppThunk, type RootState, until } from './storeTypes';
import { type SignIn, selectSignIn, signedOut } from './userSlice';

interface LogOutState {
  /** A sign-out first finishes a paid order, or asks the shopper, and waits until the cart's changes are saved. */
  readonly stage: 'none' | 'finishing' | 'asking' | 'saving';
  /** The sign-in that the last sign-out of this tab ended. */
  readonly ended: SignIn | null;
}

const initialState: LogOutState = { stage: 'none', ended: null };

export const logOutSlice = createSlice({
  name: 'logOut',
  initialState,
  reducers: {
    finishingStarted: (state) => ({ ...state, stage: 'finishing' as const }),
    savingStarted: (state) => ({ ...state, stage: 'saving' as const }),
    logOutAsked: (state) => ({ ...state, stage: 'asking' as const }),
    /** "Stay signed in." */
    logOutDropped: (state) => ({ ...state, stage: 'none' as const }),
  },
  selectors: { selectLogOutStage: (state) => state.stage, selectEndedSignIn: (state) => state.ended },
  extraReducers: (builder) =>
    builder.addCase(signedOut, (state, { payload }) => ({ stage: 'none', ended: payload ?? state.ended })),
});

export const { finishingStarted, savingStarted, logOutAsked, logOutDropped } = logOutSlice.actions;
export const { selectLogOutStage, selectEndedSignIn } = logOutSlice.selectors;

/** How long a sign-out waits for a paid order to be booked. */
const finishingMs = 5000;

/** The desk, opened if it is not yet; null when its code fails to load. */
const deskNow = (): AppThunk<Promise<PaymentDesk | null>> => async (dispatch) => {
  try {
    const { openPaymentDesk } = await import('./paymentDesk');
    return dispatch(openPaymentDesk());
  } catch {
    return null;
  }
};

/** Whether changes of the cart are in flight: quantities, or the lines of a guest's bag. */
const isSavingCart = (state: RootState) => selectIsSyncing(state) || selectGuestBag(state).moving !== null;

/**
 * Prepares a sign-out: finishes a paid order for up to 5 s and asks about one that is then still open (ruling 32);
 * waits until the cart's changes are saved. Resolves to whether to sign out now.
 */
export const readyToLogOut = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const stage = () => selectLogOutStage(getState());
  if (stage() !== 'none') return false;
  // Leaving the page now also signs out, because others may use the device. The order stays in the journal.
  const stopListening = listen(window, 'pagehide', () => {
    if (stage() !== 'none') void dispatch(logOut());
  });
  try {
    dispatch(finishingStarted());
    const desk = await dispatch(deskNow());
    const open = Boolean(await desk?.finishBeforeLogOut(finishingMs));
    // The shopper chose to stay meanwhile.
    if (stage() !== 'finishing') return false;
    if (open) {
      dispatch(logOutAsked());
      return false;
    }
    if (isSavingCart(getState())) {
      dispatch(savingStarted());
      await dispatch(until((state) => !isSavingCart(state)));
      if (stage() !== 'saving') return false;
    }
  } finally {
    stopListening();
  }
  dispatch(logOutDropped());
  return true;
};

/**
 * Signs out (§4): clears the user and every slice, empties the caches, and wipes local storage. The journal keeps open
 * payments and those with customer care (ruling 32).
 */
export const logOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { persistence, payment }) => {
    dispatch(signedOut(selectSignIn(getState())));
    dispatch(shopApi.util.resetApiState());
    forgetAuthToken();
    persistence.storage.paused = true;
    wipeStorage();
    persistence.storage.acceptWiped(storageKey);
    await payment.desk?.forgetSettled();
  };
