import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { customerApi } from '@/api/customerApi';
import type { CartItem, User } from '@/contract/user';
import { type CartMove, withDeletedProducts } from '@/domain/cart';

/** A customer's sign-in; `signedInAt` is an ISO time, null if it was stored without one. */
export interface SignIn {
  readonly userId: string;
  readonly signedInAt: string | null;
}

/**
 * The customer signed out: every slice returns to its initial state (§4). Carries the sign-in that ended; null if
 * another one replaced it.
 */
export const signedOut = createAction<SignIn | null>('session/signedOut');

export interface UserState {
  /** The signed-in customer as the server last sent it; null when signed out (§4). */
  readonly current: User | null;
  /** ISO time of the sign-in; null when signed out. Tells a fresh sign-in from an old one, also after a reload. */
  readonly signedInAt: string | null;
  /** Products removed from the wishlist and not known to be in the cart; persisted, so none is lost (ruling 14). */
  readonly moves: readonly CartMove[];
}

export const signedOutUser: UserState = { current: null, signedInAt: null, moves: [] };

const { logIn, addToCart, updateCart, deleteItemFromCart, toggleWishlist, addAddress, updateAddress, deleteAddress } =
  customerApi.endpoints;

/** The user in a booking's response; an action of its own, because the booking calls load with the payments. */
export const bookedUserReceived = createAction('user/bookedUserReceived', (user: User) => ({ payload: { user } }));

/** Matches the responses that hold the updated user (§7). */
const bringsUpdatedUser = isAnyOf(
  ...[addToCart, updateCart, deleteItemFromCart, toggleWishlist].map(({ matchFulfilled }) => matchFulfilled),
  ...[addAddress, updateAddress, deleteAddress].map(({ matchFulfilled }) => matchFulfilled),
  bookedUserReceived.match,
);

const bringsUser = isAnyOf(logIn.matchFulfilled, bringsUpdatedUser);

/** The user that a response holds, if any. */
export function receivedUser(action: unknown): User | null {
  return bringsUser(action) ? action.payload.user : null;
}

export const userSlice = createSlice({
  name: 'user',
  initialState: signedOutUser,
  reducers: {
    cartMovesChanged: (state, { payload }: PayloadAction<readonly CartMove[]>) => ({ ...state, moves: payload }),
  },
  selectors: {
    selectCartMoves: (state) => state.moves,
    selectUser: (state) => state.current,
    selectSignedInAt: (state) => state.signedInAt,
    /** The lines of the user's first cart (§3), as the server last sent them. */
    selectServerCartItems: (state): readonly CartItem[] => state.current?.myCart[0]?.items ?? noItems,
    /** The badge counts lines, not units (ruling 41). */
    selectCartCount: (state) => state.current?.myCart[0]?.items.length ?? 0,
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => signedOutUser)
      .addMatcher(logIn.matchFulfilled, (state, { payload, meta }) => ({
        current: withDeletedProducts(state.current, payload.user),
        signedInAt: new Date(meta.fulfilledTimeStamp).toISOString(),
        moves: payload.user._id === state.current?._id ? state.moves : [],
      }))
      // A response that arrives after a sign-out or a change of user is ignored.
      .addMatcher(bringsUpdatedUser, (state, { payload: { user } }) =>
        user && user._id === state.current?._id
          ? { ...state, current: withDeletedProducts(state.current, user) }
          : state,
      );
  },
});

const noItems: readonly CartItem[] = [];

/** The current sign-in; null when signed out. */
export function selectSignIn({ user: { current, signedInAt } }: { user: UserState }) {
  return current && { userId: current._id, signedInAt };
}

export const { cartMovesChanged } = userSlice.actions;
export const { selectUser, selectSignedInAt, selectServerCartItems, selectCartCount, selectCartMoves } =
  userSlice.selectors;
