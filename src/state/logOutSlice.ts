import { createSlice } from '@reduxjs/toolkit';
import { type SignIn, signedOut } from './signedOut';

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
