import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionApi } from '@/api/sessionApi';
import { signedOut } from './signedOut';

/** What a customer can press and a missing sign-in can stop; the user's id is filled in when it is carried out. */
export type CustomerAction =
  | { readonly endpoint: 'toggleWishlist'; readonly productId: string }
  | {
      readonly endpoint: 'addToCart';
      readonly productId: string;
      readonly qty: number;
    }
  | { readonly endpoint: 'deleteItemFromCart'; readonly productId: string };

/** What is taken up after signing in. */
export type InterruptedAction = (CustomerAction | { readonly endpoint: 'moveToCart'; readonly productId: string }) & {
  /** The user it takes something away from: it is carried out for nobody else. */
  readonly removesFor?: string;
};

interface LoginModalState {
  readonly open: boolean;
  /** Carried out once after signing in (ruling 7). */
  readonly interrupted: InterruptedAction | null;
}

const closed: LoginModalState = { open: false, interrupted: null };

export const loginModalSlice = createSlice({
  name: 'loginModal',
  initialState: closed,
  reducers: {
    /** A 401 came, or a guest pressed what needs a sign-in. */
    loginAsked: (_, { payload }: PayloadAction<InterruptedAction | null>) => ({
      open: true,
      interrupted: payload,
    }),
    loginDismissed: () => closed,
  },
  selectors: { selectLoginModal: (state) => state },
  extraReducers: (builder) =>
    builder.addCase(signedOut, () => closed).addMatcher(sessionApi.endpoints.logIn.matchFulfilled, () => closed),
});

export const { loginAsked, loginDismissed } = loginModalSlice.actions;
export const { selectLoginModal } = loginModalSlice.selectors;
