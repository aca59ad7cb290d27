import { createSlice } from '@reduxjs/toolkit';
import { signedOut } from './signedOut';

/** Where a sign-out stands that meets a paid order: it is being finished, or the shopper is asked. */
interface LogOutState {
  readonly stage: 'none' | 'finishing' | 'asking';
}

const none: LogOutState = { stage: 'none' };

export const logOutSlice = createSlice({
  name: 'logOut',
  initialState: none,
  reducers: {
    finishingBegun: (): LogOutState => ({ stage: 'finishing' }),
    logOutAsked: (): LogOutState => ({ stage: 'asking' }),
    /** "Stay signed in." */
    logOutDropped: () => none,
  },
  selectors: { selectLogOutStage: (state) => state.stage },
  extraReducers: (builder) => builder.addCase(signedOut, () => none),
});

export const { finishingBegun, logOutAsked, logOutDropped } = logOutSlice.actions;
export const { selectLogOutStage } = logOutSlice.selectors;
