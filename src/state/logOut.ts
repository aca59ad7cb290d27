import { createSlice } from '@reduxjs/toolkit';
import { forgetAuthToken } from '@/api/authToken';
import { shopApi } from '@/api/shopApi';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { wipeStorage } from './persistence';
import type { AppThunk } from './storeTypes';
import { type SignIn, selectSignIn, signedOut } from './userSlice';

interface LogOutState {
  /** A sign-out during a paid order first finishes the order, then asks the shopper. */
  readonly stage: 'none' | 'finishing' | 'asking';
  /** The sign-in that the last sign-out of this tab ended. */
  readonly ended: SignIn | null;
}

const initialState: LogOutState = { stage: 'none', ended: null };

export const logOutSlice = createSlice({
  name: 'logOut',
  initialState,
  reducers: {
    finishingStarted: (state) => ({ ...state, stage: 'finishing' as const }),
    logOutAsked: (state) => ({ ...state, stage: 'asking' as const }),
    /** "Stay signed in." */
    logOutDropped: (state) => ({ ...state, stage: 'none' as const }),
  },
  selectors: { selectLogOutStage: (state) => state.stage, selectEndedSignIn: (state) => state.ended },
  extraReducers: (builder) =>
    builder.addCase(signedOut, (state, { payload }) => ({ stage: 'none', ended: payload ?? state.ended })),
});

export const { finishingStarted, logOutAsked, logOutDropped } = logOutSlice.actions;
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

/** Finishes a paid order that is open, for up to 5 s. Resolves to whether it is still open. */
const finishOrder = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  // Whoever leaves the page now has signed out: the device may be someone else's. The order stays in the journal.
  const leave = () => {
    if (selectLogOutStage(getState()) === 'finishing') void dispatch(logOut());
  };
  window.addEventListener('pagehide', leave);
  try {
    const desk = await dispatch(deskNow());
    return Boolean(await desk?.finishBeforeLogOut(finishingMs));
  } finally {
    window.removeEventListener('pagehide', leave);
  }
};

/**
 * Signs out, unless a paid order is open (ruling 32): that is finished first, and what is still open then is asked about.
 * Resolves to whether the shopper is signed out now.
 */
export const tryLogOut = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  if (selectLogOutStage(getState()) !== 'none') return false;
  dispatch(finishingStarted());
  const open = await dispatch(finishOrder());
  // The shopper chose to stay while it was being finished.
  if (selectLogOutStage(getState()) !== 'finishing') return false;
  if (open) {
    dispatch(logOutAsked());
    return false;
  }
  dispatch(logOutDropped());
  await dispatch(logOut());
  return true;
};

/**
 * Signs out (§4): clears the user and every slice, empties the caches, and wipes local storage. Of the payments only an
 * open one stays in the journal (ruling 32). The order matters: anything dispatched after the wipe would be written back.
 */
export const logOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { persistence, payment }) => {
    dispatch(signedOut(selectSignIn(getState())));
    dispatch(shopApi.util.resetApiState());
    forgetAuthToken();
    await persistence.persistor?.flush();
    persistence.persistor?.pause();
    persistence.paused = true;
    wipeStorage();
    await payment.desk?.forgetSettled();
  };
