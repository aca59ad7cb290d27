import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isSignInRequired } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { type AppThunk, until } from './storeTypes';
import { selectUser, signedOut } from './userSlice';

/** A customer's action that needs a sign-in; the user's id is added when it is performed. */
export type CustomerAction =
  | { readonly endpoint: 'toggleWishlist'; readonly productId: string }
  | {
      readonly endpoint: 'addToCart';
      readonly productId: string;
      readonly qty: number;
      /** Null if unknown; no more than this is requested. */
      readonly stockSize: number | null;
    }
  | { readonly endpoint: 'deleteItemFromCart'; readonly productId: string };

/** A guest's action that the device has stored: the bag carries it out after the sign-in. */
export type StoredAction = Extract<CustomerAction, { endpoint: 'addToCart' | 'toggleWishlist' }>;

/** What the sign-in is for. Only its response contains the orders' news; no other call reads them (§7). */
export type SignInReason =
  | CustomerAction['endpoint']
  | 'changeWishlist'
  | 'moveToCart'
  | 'changeQuantity'
  | 'checkOut'
  | 'orderNews'
  | 'payment';

export interface LoginModalState {
  readonly open: boolean;
  /** Null if the server refused a call that has no reason of its own. */
  readonly reason: SignInReason | null;
  readonly stored: StoredAction | null;
  /** Whether the call after a successful sign-in got a 401: the browser stores none of the server's cookies. */
  readonly needsCookies: boolean;
  /** The time of the sign-in (ms) until a call succeeds with it; then null. */
  readonly unprovenSince: number | null;
}

const closed: LoginModalState = { open: false, reason: null, stored: null, needsCookies: false, unprovenSince: null };

/** A session does not expire this soon after its sign-in (ms). */
const sessionEndsAfterMs = 60_000;

const { logIn, toggleWishlist, addToCart, updateCart, deleteItemFromCart } = customerApi.endpoints;
const accepted = isAnyOf(
  ...[toggleWishlist, addToCart, updateCart, deleteItemFromCart].map(({ matchFulfilled }) => matchFulfilled),
);

interface Request extends Pick<LoginModalState, 'reason' | 'stored'> {
  readonly at: number;
}

const openFor =
  (reason: SignInReason) =>
  (state: LoginModalState): LoginModalState => ({ ...state, open: true, reason, stored: null });

export const loginModalSlice = createSlice({
  name: 'loginModal',
  initialState: closed,
  reducers: {
    /** After a 401, or a guest's action that needs a sign-in. Of several reasons, the first shows. */
    signInRequested: {
      prepare: (reason: SignInReason | null = null, stored: StoredAction | null = null) => ({
        payload: { reason, stored, at: Date.now() },
      }),
      reducer: (before, { payload: { reason, stored, at } }: PayloadAction<Request>): LoginModalState => ({
        open: true,
        reason: before.reason ?? reason,
        stored,
        needsCookies: before.unprovenSince !== null && at - before.unprovenSince < sessionEndsAfterMs,
        unprovenSince: before.unprovenSince,
      }),
    },
    newsRequested: openFor('orderNews'),
    paymentSignInRequested: openFor('payment'),
    loginDismissed: ({ unprovenSince }) => ({ ...closed, unprovenSince }),
  },
  selectors: { selectLoginModal: (state) => state },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => closed)
      .addMatcher(logIn.matchFulfilled, (_, { meta }) => ({ ...closed, unprovenSince: meta.fulfilledTimeStamp }))
      .addMatcher(accepted, (state) => ({ ...state, unprovenSince: null })),
});

export const { signInRequested, newsRequested, paymentSignInRequested, loginDismissed } = loginModalSlice.actions;
export const { selectLoginModal } = loginModalSlice.selectors;

/**
 * Asks for a sign-in and waits until the modal closes (ruling 7). Takes the customer whose call the server refused,
 * undefined for a guest. Resolves to whether this customer signed in again; for a guest, to whether anyone did.
 */
export const signIn =
  (reason: SignInReason | null, userId: string | undefined): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const before = selectUser(getState());
    // A refusal that arrives after a sign-out or a change of user is ignored.
    if (before?._id !== userId) return false;
    dispatch(signInRequested(reason));
    await dispatch(until((state) => !selectLoginModal(state).open));
    const now = selectUser(getState());
    return now !== null && now !== before && (before === null || now._id === before._id);
  };

/** Sends a call, and once more after a 401 that led to a sign-in. */
export const sendSignedIn =
  <Result extends { readonly error?: unknown }>(send: () => PromiseLike<Result>): AppThunk<Promise<Result>> =>
  async (dispatch, getState) => {
    const userId = selectUser(getState())?._id;
    const result = await send();
    return isSignInRequired(result.error) && (await dispatch(signIn(null, userId))) ? send() : result;
  };
