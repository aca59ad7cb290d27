import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isSignInRequired } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import type { Store } from './makeStore';
import { selectUser, signedOut } from './userSlice';

/** What a customer can press and a missing sign-in can stop; the user's id is filled in when it is carried out. */
export type CustomerAction =
  | { readonly endpoint: 'toggleWishlist'; readonly productId: string }
  | {
      readonly endpoint: 'addToCart';
      readonly productId: string;
      readonly qty: number;
      /** As far as is known: more is not asked for. */
      readonly stockSize: number | null;
    }
  | { readonly endpoint: 'deleteItemFromCart'; readonly productId: string };

/** What is taken up after signing in. */
export type InterruptedAction = (
  | CustomerAction
  | { readonly endpoint: 'moveToCart'; readonly productId: string }
  /** "Sign in to check out" in a guest's bag. */
  | { readonly endpoint: 'checkOut'; readonly productId: '' }
  | { readonly endpoint: 'changeQuantity'; readonly productId: string; readonly quantity: number }
) & {
  /** The user whose things it changes or takes away: it is carried out for no other one. */
  readonly onlyFor?: string;
  /** The guest's bag has it and moves it to the account. */
  readonly inBag?: boolean;
};

export interface LoginModalState {
  readonly open: boolean;
  /** The shopper wants to see what has changed since the sign-in: nothing has failed. */
  readonly forNews?: boolean;
  /** A payment of this device waits for its account. */
  readonly forPayment?: boolean;
  /** The server has just accepted a sign-in that the next call did not bring: the browser keeps no cookies of it. */
  readonly needsCookies?: boolean;
  /** When the sign-in came, in ms, as long as no call has shown that the server knows it. */
  readonly unprovenSince: number | null;
  /** Carried out once after signing in, in this order (ruling 7). */
  readonly interrupted: readonly InterruptedAction[];
}

const closed: LoginModalState = { open: false, unprovenSince: null, interrupted: [] };

/** A session does not end by itself so soon after its sign-in. */
const sessionEndsAfterMs = 60_000;

const { logIn, toggleWishlist, addToCart, updateCart, deleteItemFromCart } = customerApi.endpoints;
const accepted = isAnyOf(
  ...[toggleWishlist, addToCart, updateCart, deleteItemFromCart].map(({ matchFulfilled }) => matchFulfilled),
);

export const loginModalSlice = createSlice({
  name: 'loginModal',
  initialState: closed,
  reducers: {
    /** A 401 came, or a guest pressed what needs a sign-in. What an earlier one interrupted is not forgotten. */
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
    /** Orders come with the sign-in's response, and no other call reads them (§7). */
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
 * After a 401: opens the login modal and waits until it closes (ruling 7). Resolves to whether the same customer signed in again;
 * for a guest, to whether anyone did.
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
