import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isSignInRequired } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import type { Store } from './makeStore';
import { selectUser, signedOut } from './userSlice';

/** A customer's action that a missing sign-in can interrupt; the user's id is added when it is performed. */
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

/** An action to resume after the sign-in. */
export type InterruptedAction = (
  | CustomerAction
  | { readonly endpoint: 'moveToCart'; readonly productId: string }
  /** "Sign in to check out" in a guest's bag. */
  | { readonly endpoint: 'checkOut'; readonly productId: '' }
  | { readonly endpoint: 'changeQuantity'; readonly productId: string; readonly quantity: number }
) & {
  /** The user whose data it changes or removes: it is performed for no other user. */
  readonly onlyFor?: string;
  /** Whether the guest's bag holds it and moves it to the account. */
  readonly inBag?: boolean;
};

export interface LoginModalState {
  readonly open: boolean;
  /** Whether the shopper only wants to see what has changed since the last sign-in. */
  readonly forNews?: boolean;
  /** Whether a payment on this device waits for its account. */
  readonly forPayment?: boolean;
  /** Whether the call after a successful sign-in got a 401: the browser stores none of the server's cookies. */
  readonly needsCookies?: boolean;
  /** The time of the sign-in (ms) until a call succeeds with it; then null. */
  readonly unprovenSince: number | null;
  /** Performed once after the sign-in, in this order (ruling 7). */
  readonly interrupted: readonly InterruptedAction[];
}

const closed: LoginModalState = { open: false, unprovenSince: null, interrupted: [] };

/** A session does not expire this soon after its sign-in (ms). */
const sessionEndsAfterMs = 60_000;

const { logIn, toggleWishlist, addToCart, updateCart, deleteItemFromCart } = customerApi.endpoints;
const accepted = isAnyOf(
  ...[toggleWishlist, addToCart, updateCart, deleteItemFromCart].map(({ matchFulfilled }) => matchFulfilled),
);

export const loginModalSlice = createSlice({
  name: 'loginModal',
  initialState: closed,
  reducers: {
    /** After a 401, or a guest's action that needs a sign-in. Keeps the actions that were interrupted before. */
    signInRequested: {
      prepare: (payload: InterruptedAction | null) => ({ payload, meta: { at: Date.now() } }),
      reducer: (
        { interrupted, unprovenSince },
        { payload, meta: { at } }: PayloadAction<InterruptedAction | null, string, { at: number }>,
      ) => ({
        open: true,
        needsCookies: unprovenSince !== null && at - unprovenSince < sessionEndsAfterMs,
        unprovenSince,
        interrupted: payload ? [...interrupted, payload] : interrupted,
      }),
    },
    /** Only the sign-in's response contains the orders; no other call reads them (§7). */
    newsRequested: (state) => ({ ...state, open: true, forNews: true, interrupted: [] }),
    paymentSignInRequested: (state) => ({ ...state, open: true, forPayment: true }),
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
 * After a 401: opens the login modal and waits until it closes (ruling 7). Resolves to whether the same customer signed
 * in again; for a guest, to whether anyone did.
 */
export function signInAgain(store: Store): Promise<boolean> {
  const before = selectUser(store.getState());
  store.dispatch(signInRequested(null));
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (selectLoginModal(store.getState()).open) return;
      stop();
      const now = selectUser(store.getState());
      resolve(now !== null && now !== before && (before === null || now._id === before._id));
    });
  });
}

/** Sends a call, and once more after a 401 that led to a sign-in. */
export async function sendSignedIn<Result extends { readonly error?: unknown }>(
  store: Store,
  send: () => PromiseLike<Result>,
): Promise<Result> {
  const result = await send();
  return isSignInRequired(result.error) && (await signInAgain(store)) ? send() : result;
}
