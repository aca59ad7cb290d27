import { createSlice, type Dispatch } from '@reduxjs/toolkit';

const storageKey = 'adminSession';

// Where sessionStorage is blocked, the session lasts as long as the store.
function readStorage(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function writeStorage(signedIn: boolean): void {
  try {
    if (signedIn) sessionStorage.setItem(storageKey, 'yes');
    else sessionStorage.removeItem(storageKey);
  } catch {
    // See readStorage.
  }
}

/** Whether an administrator signed in in this browser session (ruling 24). What they may do, the server decides. */
export const adminSessionSlice = createSlice({
  name: 'adminSession',
  initialState: () => ({ signedIn: readStorage() }),
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
    writeStorage(true);
    dispatch(adminSignedIn());
  };
}

/** Ends the session because the server asks for a new sign-in. */
export function expireAdminSession() {
  return (dispatch: Dispatch): void => {
    writeStorage(false);
    dispatch(adminSessionExpired());
  };
}

/** Ends the session because the administrator signs out. */
export function endAdminSession() {
  return (dispatch: Dispatch): void => {
    writeStorage(false);
    dispatch(adminSignedOut());
  };
}
