import { createSlice, type Dispatch } from '@reduxjs/toolkit';
import { adminFindsKey } from '@/config/constants';
import { session } from '@/lib/storage';

const storageKey = 'adminSession';

/**
 * Whether an administrator signed in in this browser session (ruling 24). What they may do, the server decides. Where
 * sessionStorage is blocked, the session lasts as long as the store.
 */
export const adminSessionSlice = createSlice({
  name: 'adminSession',
  initialState: () => ({ signedIn: session.read(storageKey) !== null }),
  reducers: {
    adminSignedIn: () => ({ signedIn: true }),
    /** The server refused a call. Unsaved work outlives it. */
    adminSessionExpired: () => ({ signedIn: false }),
    /** Every slice of the dashboard forgets its state. */
    adminSignedOut: () => ({ signedIn: false }),
  },
  selectors: { selectIsAdminSignedIn: ({ signedIn }) => signedIn },
});

export const { adminSignedOut } = adminSessionSlice.actions;
const { adminSignedIn, adminSessionExpired } = adminSessionSlice.actions;

export function startAdminSession() {
  return (dispatch: Dispatch): void => {
    session.write(storageKey, 'yes');
    dispatch(adminSignedIn());
  };
}

/** Ends the session because the server asks for a new sign-in. */
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
    dispatch(adminSignedOut());
  };
}
