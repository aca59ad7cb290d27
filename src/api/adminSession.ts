import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { adminDraftsKey, adminFindsKey } from '@/config/constants';
import { session } from '@/lib/storage';

const storageKey = 'adminSession';

const signedOut = { signedIn: false, asksBeforeSignOut: false, expired: false };

/**
 * Whether an administrator signed in in this browser session (ruling 24). The server decides what they may do. If
 * sessionStorage is blocked, the session lasts as long as the store.
 */
export const adminSessionSlice = createSlice({
  name: 'adminSession',
  initialState: () => ({ ...signedOut, signedIn: session.read(storageKey) !== null }),
  reducers: {
    adminSignedIn: () => ({ ...signedOut, signedIn: true }),
    /** The server refused a call; the dashboard keeps unsaved work. After a sign-out, a late refusal says nothing new. */
    adminSessionExpired: ({ signedIn, expired }) => ({ ...signedOut, expired: signedIn || expired }),
    /** Every slice of the dashboard forgets its state. */
    adminSignedOut: () => signedOut,
    /** Whether a sign-out that would lose unsaved work waits for a confirmation. */
    signOutQuestioned: (state, { payload }: PayloadAction<boolean>) => ({ ...state, asksBeforeSignOut: payload }),
  },
  selectors: {
    selectIsAdminSignedIn: ({ signedIn }) => signedIn,
    selectIsAdminSessionExpired: ({ expired }) => expired,
    selectAsksBeforeSignOut: ({ asksBeforeSignOut }) => asksBeforeSignOut,
  },
});

export const { adminSignedOut, signOutQuestioned } = adminSessionSlice.actions;
const { adminSignedIn, adminSessionExpired } = adminSessionSlice.actions;

export function startAdminSession() {
  return (dispatch: Dispatch): void => {
    session.write(storageKey, 'yes');
    dispatch(adminSignedIn());
  };
}

/** Ends the session because the server requires a new sign-in. */
export function expireAdminSession() {
  return (dispatch: Dispatch): void => {
    session.remove(storageKey);
    dispatch(adminSessionExpired());
  };
}

/** Ends the session because the administrator signs out. */
export function endAdminSession() {
  return (dispatch: Dispatch): void => {
    session.remove(storageKey);
    session.remove(adminFindsKey);
    session.remove(adminDraftsKey);
    dispatch(adminSignedOut());
  };
}
