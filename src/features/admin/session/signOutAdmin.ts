import { endAdminSession } from '@/api/adminSession';
import { shopApi } from '@/api/shopApi';
import { observable } from '@/lib/version';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import { hasUnsavedWork } from '@/state/unsavedWork';

/** Whether a sign-out waits for an answer, because it would lose work. */
export const signOutAsked = observable(false);

export function signOutAdmin() {
  return (dispatch: AppDispatch): void => {
    dispatch(endAdminSession());
    // No customer data stays in memory.
    dispatch(shopApi.util.resetApiState());
  };
}

/** Signs out at once, or asks first. */
export function requestSignOut() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    if (hasUnsavedWork(getState())) signOutAsked.set(true);
    else dispatch(signOutAdmin());
  };
}
